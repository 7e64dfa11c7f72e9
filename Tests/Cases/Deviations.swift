/// Where our gate answers a shared case in another way than its row, on purpose. The rules are a short fixed list; each says what our answer
/// is instead, and that is checked: a listed case must deviate in exactly that way, and one that no longer deviates is a failure.
enum DeviationRule: String, CaseIterable, Sendable {
  case scriptNeverLoads
  case postNeverLaunches
  case historyNeverLaunches
  case noSilentResubmission
  case blankFramesLoad
  case missingAddressBlocks
  case bareRedirectIsNoActivation
  case explicitDefaultPort
  case doubtfulIntent
  case numbersOnly

  /// The rule in words.
  var statement: String {
    switch self {
    case .scriptNeverLoads: "javascript: and view-source: never load"
    case .postNeverLaunches: "a POST never routes or launches"
    case .historyNeverLaunches: "history, reload and resubmission never launch"
    case .noSilentResubmission: "a form is not sent again silently"
    case .blankFramesLoad: "about:blank and about:srcdoc load in sub-frames"
    case .missingAddressBlocks: "a missing URL blocks"
    case .bareRedirectIsNoActivation: "a redirect without a user behind its chain is no activation"
    case .explicitDefaultPort: "an explicit default port is the same address"
    case .numbersOnly: "tel: and sms: carry a number and nothing else"
    case .doubtfulIntent: "an intent that Android reads differently from what it shows, or without an address, is refused"
    }
  }

  /// The answers that the rule stands for: the verdict, and the reasons that may name it.
  var answers: [(verdict: String, reasons: Set<String>)] {
    switch self {
    case .scriptNeverLoads: [("block", ["scheme.script", "document.forbidden"])]
    case .postNeverLaunches: [("block", ["handoff.post", "links.post"]), ("load", ["links.page"])]
    case .historyNeverLaunches: [("block", ["history.launch"])]
    case .noSilentResubmission: [("ask", ["history.resubmit"])]
    case .blankFramesLoad: [("load", ["document.blank"])]
    case .missingAddressBlocks: [("block", ["url.missing"])]
    case .bareRedirectIsNoActivation: [("block", ["handoff.needs-activation"])]
    case .explicitDefaultPort: [("route", ["links.route"])]
    case .numbersOnly: [("block", ["handoff.rule"])]
    case .doubtfulIntent: [("block", ["handoff.intent-unreadable", "handoff.intent-address", "handoff.refused"])]
    }
  }

  /// Whether an answer is the one that the rule stands for.
  func covers(_ answer: Answer) -> Bool { answers.contains { $0.verdict == answer.verdict && $0.reasons.contains(answer.reason) } }
}

enum Deviations {
  /// The rule under which a case deviates, if it is listed.
  static func rule(for id: String) -> DeviationRule? { byID[id] }

  /// Every listed id.
  static let byID: [String: DeviationRule] = {
    var out: [String: DeviationRule] = [:]
    for (rule, ids) in listed { for id in ids { out[id] = rule } }
    for (rule, numbers) in payments {
      for number in numbers.split(whereSeparator: { $0 == " " || $0 == "\n" }) { out["SEED-payments-\(number)"] = rule }
    }
    return out
  }()

  private static let listed: [(DeviationRule, [String])] = [
    (.explicitDefaultPort, ["SEED-parse-413"]),
    (.blankFramesLoad, ["PEER-0260"]),
    (.missingAddressBlocks, ["PEER-0151"]),
    (.bareRedirectIsNoActivation, ["AND-0011"]),
    (.numbersOnly, ["AND-0135", "AND-0136", "AND-0137"]),
    (
      .doubtfulIntent,
      [
        // Capitals, no address with a scheme, no marker, a scheme twice, characters out of broken escapes, `android-app:`.
        "AND-0177", "AND-0180", "AND-0181", "AND-0183", "AND-0179", "AND-0196", "AND-0197", "AND-0226", "AND-0228", "AND-0229",
        "AND-0060", "AND-0123", "AND-0126",
      ]
    ),
  ]

  /// Numbers of `SEED-payments-…`.
  private static let payments: [(DeviationRule, String)] = [
    (
      .scriptNeverLoads,
      """
      2919 2921 2923 2924 2925 2930 2934 2935 2936 2938 2939 2940 2941 2942 2944 2946 2947 2949 2952 2958 2960 2968 2971 2973 2974
      2975 2976 2980 2981 2983 2986 2988 2990 2991 2994 2996 2998 2999 3000 3001 3003 3005 3006 3007 3008 3009 3011 3014 3017 3018
      3019 3020 3022 3023 3025 3026 3027 3028 3030 3032 3035 3037 3041 3045 3046 3047 3048 3053 3054 3055 3058 3059 3060 3062 3064
      3066 3067 3068 3071 3072 3073 3075 3076 3077 3078 3079 3080 3082 3083 3084 3085 3086 3088 3092 3093 3094 3095 3096 3100 3102
      3104 3105 3108 3109 3110 3111 3114 3115 3117 3118 3119 3120 3122 3123 3128 3130 3132
      """
    ),
    (
      .postNeverLaunches,
      """
      469 471 472 473 474 475 476 477 478 479 480 483 484 486 487 492 493 494 496 497 501 503 685 686 687 688 690 691 692 693 694
      695 696 697 698 699 700 701 704 706 708 709 710 713 715 720 874 877 878 879 928 929 930 936 1009 1010 1011 1012 1016 1017
      1018 1019 1021 1022 1023 1024 1027 1037 1038 1041 1225 1228 1230 1232 1234 1235 1236 1237 1239 1240 1241 1245 1246 1247 1253
      1257 1259 1415 1416 1419 1420 1421 1422 1468 1470 1473 1476 1523 1524 1526 1527 1529 1578 1579 1580 1581 1583
      """
    ),
    (
      .historyNeverLaunches,
      """
      542 544 546 547 548 549 551 552 554 557 559 560 564 569 578 580 582 585 586 587 590 593 595 596 597 598 599 600 602 604 605
      607 608 609 610 614 618 619 620 623 626 628 630 631 632 633 634 636 640 641 643 644 647 648 760 763 764 768 772 775 780 788
      791 803 804 808 811 812 824 827 832 835 844 847 851 852 856 859 860 863 897 899 903 905 908 909 911 912 915 918 1082 1084
      1085 1087 1089 1091 1092 1097 1099 1103 1104 1111 1112 1114 1115 1116 1118 1123 1125 1126 1128 1130 1132 1133 1134 1136 1137
      1139 1140 1144 1149 1150 1151 1156 1157 1158 1159 1160 1161 1170 1171 1172 1174 1175 1176 1178 1183 1184 1185 1187 1303 1308
      1315 1316 1319 1324 1327 1328 1331 1332 1339 1348 1351 1352 1356 1360 1363 1364 1368 1372 1376 1379 1380 1387 1388 1391 1396
      1399 1400 1404 1433 1434 1436 1437 1440 1443 1448 1449 1451 1452 1454 1544 1550 1553 1559 1563 1566
      """
    ),
    (
      .noSilentResubmission,
      """
      1666 1667 1668 1669 1670 1673 1724 1725 1727 1774 1775 1776 1777 1778 1779 1780 1782 1830 1832 1833 1834 1835 1883 1884 1885
      1886 1888 1938 1939 1941 1943 1944
      """
    ),
  ]
}
