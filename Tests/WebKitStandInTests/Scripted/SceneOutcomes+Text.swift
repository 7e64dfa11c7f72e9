// Written by ScriptedEngineTests with GATEHOUSE_RECORD=1, and read against WebKit's source.
extension SceneOutcomes {
  static let text = #"""
    ### the app loads a page
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    ### the app posts, is redirected, and the type stays
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    POST https://shop.example/ in M with a=1
    ask other none → M@null: https://shop.example/done
    · redirected url=https://shop.example/done
    GET https://shop.example/done in M
    response? M: https://shop.example/done
    commit https://shop.example/done in M@https://shop.example
    · committed url=https://shop.example/done
    finish https://shop.example/done
    · finished url=https://shop.example/done
    ### 307 keeps method and body
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    POST https://shop.example/ in M with a=1
    ask other none → M@null: https://shop.example/done
    · redirected url=https://shop.example/done
    POST https://shop.example/done in M with a=1
    response? M: https://shop.example/done
    commit https://shop.example/done in M@https://shop.example
    · committed url=https://shop.example/done
    finish https://shop.example/done
    · finished url=https://shop.example/done
    ### a refused first action is silent
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    ask other none → M@https://shop.example: https://x.example/
    ### a refused hop is failure 102, and a tap's hop is still a link
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    ask link M@https://shop.example → M@https://shop.example: https://shop.example/go
    · started url=https://shop.example/go
    GET https://shop.example/go in M
    ask link M@https://shop.example → M@https://shop.example: wallet://pay
    fail WebKitErrorDomain 102: wallet://pay
    · failed early 102 url=https://shop.example/
    ### a refused response is failure 102
    ask other none → M@null: https://shop.example/r
    · started url=https://shop.example/r
    GET https://shop.example/r in M
    response? M: https://shop.example/r
    fail WebKitErrorDomain 102: https://shop.example/r
    · failed early 102 url=nil
    ### a response becomes a download
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    ask link M@https://shop.example → M@https://shop.example: https://shop.example/f
    · started url=https://shop.example/f
    GET https://shop.example/f in M
    response? M: https://shop.example/f
    download https://shop.example/f
    download: cancelled
    fail WebKitErrorDomain 102: https://shop.example/f
    · failed early 102 url=https://shop.example/
    ### an action becomes a download
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    ask link M@https://shop.example → M@https://shop.example: https://shop.example/f
    download https://shop.example/f
    download: cancelled
    ### no content
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    ask other M@https://shop.example → M@https://shop.example: https://shop.example/n
    · started url=https://shop.example/n
    GET https://shop.example/n in M
    fail WebKitErrorDomain 102: https://shop.example/n
    · failed early 102 url=https://shop.example/
    ### no server
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    fail NSURLErrorDomain -1004: https://shop.example/
    · failed early -1004 url=nil
    ### a load breaks off
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    break NSURLErrorDomain -1005: https://shop.example/
    · failed late -1005 url=https://shop.example/
    ### an allowed scheme that WebKit does not know is dropped
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    ask link M@https://shop.example → M@https://shop.example: wallet://pay
    drop unhandledScheme: wallet://pay
    ### javascript: is nobody's question
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    drop javaScript: javascript:void(0)
    ### a private value allows
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    ### a page from text
    ask other none → M@null: https://shop.example/text
    · started url=https://shop.example/text
    response? M: https://shop.example/text
    commit https://shop.example/text in M@https://shop.example
    · committed url=https://shop.example/text
    finish https://shop.example/text
    · finished url=https://shop.example/text
    ### a file: the view names it before it is decided
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    ask other none → M@https://shop.example: file:///app/page.html
    · view.url file:///app/page.html, loading true
    · started url=file:///app/page.html
    GET file:///app/page.html in M
    response? M: file:///app/page.html
    commit file:///app/page.html in M@file://
    · committed url=file:///app/page.html
    finish file:///app/page.html
    · finished url=file:///app/page.html
    ### an answer may come later
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    ask link M@https://shop.example → M@https://shop.example: https://shop.example/a
    · started url=https://shop.example/a
    GET https://shop.example/a in M
    response? M: https://shop.example/a
    commit https://shop.example/a in M@https://shop.example
    · committed url=https://shop.example/a
    finish https://shop.example/a
    · finished url=https://shop.example/a
    ### a newer navigation takes the place of one that waits for its answer
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    ask other M@https://shop.example → M@https://shop.example: https://shop.example/a
    superseded https://shop.example/a
    ask other M@https://shop.example → M@https://shop.example: https://shop.example/b
    · started url=https://shop.example/b
    GET https://shop.example/b in M
    response? M: https://shop.example/b
    commit https://shop.example/b in M@https://shop.example
    · committed url=https://shop.example/b
    finish https://shop.example/b
    · finished url=https://shop.example/b
    ignored yes: https://shop.example/a
    ### a newer load takes the place of one on its way
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    ask other M@https://shop.example → M@https://shop.example: https://shop.example/a
    · started url=https://shop.example/a
    GET https://shop.example/a in M
    ask other M@https://shop.example → M@https://shop.example: https://shop.example/b
    fail NSURLErrorDomain -999: https://shop.example/a
    · failed early -999 url=https://shop.example/
    · started url=https://shop.example/b
    GET https://shop.example/b in M
    response? M: https://shop.example/b
    commit https://shop.example/b in M@https://shop.example
    · committed url=https://shop.example/b
    finish https://shop.example/b
    · finished url=https://shop.example/b
    ### the app stops a load
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    fail NSURLErrorDomain -999: https://shop.example/
    · failed early -999 url=nil
    ### a tapped fragment is answered at once or allowed
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    ask link M@https://shop.example → M@https://shop.example: https://shop.example/#a
    input in M@https://shop.example
    ask link M@https://shop.example → M@https://shop.example: https://shop.example/#b
    same document https://shop.example/#b in M@https://shop.example
    late no: https://shop.example/#b
    ### a scripted fragment goes on whatever is answered
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    same document https://shop.example/#a in M@https://shop.example
    ask other M@https://shop.example → M@https://shop.example: https://shop.example/#a
    ignored no: https://shop.example/#a
    ### a hop's address is the view's when it was allowed, not while it is asked about
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    ask link M@https://shop.example → M@https://shop.example: https://shop.example/go
    · started url=https://shop.example/go
    GET https://shop.example/go in M
    ask link M@https://shop.example → M@https://shop.example: https://shop.example/there
    · view.url https://shop.example/go, loading true
    · redirected url=https://shop.example/there
    GET https://shop.example/there in M
    response? M: https://shop.example/there
    commit https://shop.example/there in M@https://shop.example
    · committed url=https://shop.example/there
    finish https://shop.example/there
    · finished url=https://shop.example/there
    ### pushState asks nobody
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    same document https://shop.example/state in M@https://shop.example
    ### a handler that is let go of
    ask other none → M@null: https://shop.example/a
    unanswered: https://shop.example/a
    ### a handler that is called twice
    ask other none → M@null: https://shop.example/a
    answered twice: https://shop.example/a
    ### a view is closed with a decision open
    ask other none → M@null: https://shop.example/a
    late yes: https://shop.example/a
    ### the process ends before a decision
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    ask other M@https://shop.example → M@https://shop.example: https://shop.example/a
    process ended
    · terminated url=nil
    ignored yes: https://shop.example/a
    ### the process ends before a commit, and the app loads again
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    process ended
    · terminated url=nil
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    ### the process ends after a commit
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    process ended
    · terminated url=nil
    ask reload none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    ### back, forward, reload
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    ask other M@https://shop.example → M@https://shop.example: https://shop.example/b
    · started url=https://shop.example/b
    GET https://shop.example/b in M
    response? M: https://shop.example/b
    commit https://shop.example/b in M@https://shop.example
    · committed url=https://shop.example/b
    finish https://shop.example/b
    · finished url=https://shop.example/b
    ask history none → M@https://shop.example: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    ask history none → M@https://shop.example: https://shop.example/b
    · started url=https://shop.example/b
    GET https://shop.example/b in M
    response? M: https://shop.example/b
    commit https://shop.example/b in M@https://shop.example
    · committed url=https://shop.example/b
    finish https://shop.example/b
    · finished url=https://shop.example/b
    ask reload none → M@https://shop.example: https://shop.example/b
    · started url=https://shop.example/b
    GET https://shop.example/b in M
    response? M: https://shop.example/b
    commit https://shop.example/b in M@https://shop.example
    · committed url=https://shop.example/b
    finish https://shop.example/b
    · finished url=https://shop.example/b
    ask history M@https://shop.example → M@https://shop.example: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    ### a form is sent again by reload and by the way back
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    ask form M@https://shop.example → M@https://shop.example: https://shop.example/pay
    · started url=https://shop.example/pay
    POST https://shop.example/pay in M with card=1
    response? M: https://shop.example/pay
    commit https://shop.example/pay in M@https://shop.example
    · committed url=https://shop.example/pay
    finish https://shop.example/pay
    · finished url=https://shop.example/pay
    ask resubmit none → M@https://shop.example: https://shop.example/pay
    · started url=https://shop.example/pay
    POST https://shop.example/pay in M with card=1
    response? M: https://shop.example/pay
    commit https://shop.example/pay in M@https://shop.example
    · committed url=https://shop.example/pay
    finish https://shop.example/pay
    · finished url=https://shop.example/pay
    ask other M@https://shop.example → M@https://shop.example: https://shop.example/c
    · started url=https://shop.example/c
    GET https://shop.example/c in M
    response? M: https://shop.example/c
    commit https://shop.example/c in M@https://shop.example
    · committed url=https://shop.example/c
    finish https://shop.example/c
    · finished url=https://shop.example/c
    ask resubmit none → M@https://shop.example: https://shop.example/pay
    · started url=https://shop.example/pay
    POST https://shop.example/pay in M with card=1
    response? M: https://shop.example/pay
    commit https://shop.example/pay in M@https://shop.example
    · committed url=https://shop.example/pay
    finish https://shop.example/pay
    · finished url=https://shop.example/pay
    ### a frame's load is its parent's, from a frame being born
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    ask other M@https://shop.example → S@https://shop.example: https://ads.example/ad
    GET https://ads.example/ad in S
    finish https://shop.example/
    · finished url=https://shop.example/
    response? S: https://ads.example/ad
    commit https://ads.example/ad in S@https://ads.example
    ### the initial blank asks and does not wait, srcdoc waits; both have the parent's origin
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    commit about:blank in S@https://shop.example
    ask other M@https://shop.example → S@https://shop.example: about:blank
    ignored no: about:blank
    ask other M@https://shop.example → S@https://shop.example: about:srcdoc
    finish https://shop.example/
    · finished url=https://shop.example/
    response? S: about:srcdoc
    commit about:srcdoc in S@https://shop.example
    ### srcdoc that is refused
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    ask other M@https://shop.example → S@https://shop.example: about:srcdoc
    finish https://shop.example/
    · finished url=https://shop.example/
    ### a sandboxed frame has an opaque origin, and its schemes are dropped
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    ask other M@https://shop.example → S@null: https://shop.example/box
    GET https://shop.example/box in S
    finish https://shop.example/
    · finished url=https://shop.example/
    response? S: https://shop.example/box
    commit https://shop.example/box in S@null
    ask other S@null → S@null: https://shop.example/2
    GET https://shop.example/2 in S
    response? S: https://shop.example/2
    commit https://shop.example/2 in S@null
    drop sandboxedScheme: wallet://pay
    ### a foreign frame drives the top only with a gesture
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    ask other M@https://shop.example → S@https://shop.example: https://ads.example/ad
    GET https://ads.example/ad in S
    finish https://shop.example/
    · finished url=https://shop.example/
    response? S: https://ads.example/ad
    commit https://ads.example/ad in S@https://ads.example
    drop topNavigationBlocked: https://ads.example/top
    input in S@https://ads.example
    ask other S@https://ads.example → M@https://shop.example: https://ads.example/top
    ### a click by script is a link, and a frame's refused redirect tells nobody
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    ask other M@https://shop.example → S@https://shop.example: https://ads.example/ad
    GET https://ads.example/ad in S
    finish https://shop.example/
    · finished url=https://shop.example/
    response? S: https://ads.example/ad
    commit https://ads.example/ad in S@https://ads.example
    ask link S@https://ads.example → S@https://ads.example: https://ads.example/r
    GET https://ads.example/r in S
    ask link S@https://ads.example → S@https://ads.example: https://x.example/
    ### a frame's redirect to a scheme is dropped by WebKit
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    ask other M@https://shop.example → S@https://shop.example: https://ads.example/ad
    GET https://ads.example/ad in S
    finish https://shop.example/
    · finished url=https://shop.example/
    response? S: https://ads.example/ad
    commit https://ads.example/ad in S@https://ads.example
    ask other S@https://ads.example → S@https://ads.example: https://ads.example/r
    GET https://ads.example/r in S
    drop subframeSchemeRedirect: wallet://pay
    ### main drives a frame
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    ask other M@https://shop.example → S@https://shop.example: https://ads.example/ad
    GET https://ads.example/ad in S
    finish https://shop.example/
    · finished url=https://shop.example/
    response? S: https://ads.example/ad
    commit https://ads.example/ad in S@https://ads.example
    ask other M@https://shop.example → S@https://ads.example: https://ads.example/2
    GET https://ads.example/2 in S
    response? S: https://ads.example/2
    commit https://ads.example/2 in S@https://ads.example
    ### data: is opaque
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    ask other M@https://shop.example → S@https://shop.example: https://ads.example/ad
    GET https://ads.example/ad in S
    finish https://shop.example/
    · finished url=https://shop.example/
    response? S: https://ads.example/ad
    commit https://ads.example/ad in S@https://ads.example
    ask other S@https://ads.example → S@https://ads.example: data:text/html,x
    response? S: data:text/html,x
    commit data:text/html,x in S@null
    ### messages come from every frame
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    ask other M@https://shop.example → S@https://shop.example: https://ads.example/ad
    GET https://ads.example/ad in S
    finish https://shop.example/
    · finished url=https://shop.example/
    response? S: https://ads.example/ad
    commit https://ads.example/ad in S@https://ads.example
    message 1 to shop from M@https://shop.example
    · message 1 from M@https://shop.example
    message 2 to shop from S@https://ads.example
    · message 2 from S@https://ads.example
    drop noHandler: none
    ### a link for a new window: a question with no target, a view, and the window's own question
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    ask link M@https://shop.example → nil: https://help.example/
    window? link M@https://shop.example: https://help.example/
    window 1
    [1] ask other M@https://shop.example → M@null: https://help.example/
    · started url=https://help.example/
    [1] GET https://help.example/ in M
    [1] response? M: https://help.example/
    [1] commit https://help.example/ in M@https://help.example
    · committed url=https://help.example/
    [1] finish https://help.example/
    · finished url=https://help.example/
    ### a refused link for a new window
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    ask link M@https://shop.example → nil: https://help.example/
    ### window.open asks for a view only
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    window? other M@https://shop.example: https://help.example/
    window 1
    [1] ask other M@https://shop.example → M@https://shop.example: https://help.example/
    ### window.open without a gesture
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    drop popupBlocked: https://help.example/
    ### window.open of nothing
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    window? other M@https://shop.example: 
    window 1
    ### no view, no window
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    window? other M@https://shop.example: https://help.example/
    drop noView: https://help.example/
    ### a view of another configuration
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    window? other M@https://shop.example: https://help.example/
    exception: the view for a new window was not made from the given configuration
    ### a form for a new window keeps its body
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    ask form M@https://shop.example → nil: https://pay.example/
    window? form M@https://shop.example: https://pay.example/
    window 1
    [1] ask other M@https://shop.example → M@null: https://pay.example/
    · started url=https://pay.example/
    [1] POST https://pay.example/ in M with a=1
    [1] response? M: https://pay.example/
    [1] commit https://pay.example/ in M@https://pay.example
    · committed url=https://pay.example/
    [1] finish https://pay.example/
    · finished url=https://pay.example/
    ### a window has the opener's handlers, and closes itself
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    window? other M@https://shop.example: https://help.example/
    window 1
    [1] ask other M@https://shop.example → M@https://shop.example: https://help.example/
    · started url=https://help.example/
    [1] GET https://help.example/ in M
    [1] response? M: https://help.example/
    [1] commit https://help.example/ in M@https://help.example
    · committed url=https://help.example/
    [1] finish https://help.example/
    · finished url=https://help.example/
    [1] message x to shop from M@https://help.example
    · message x from M@https://help.example
    [1] closed
    · closed url=https://help.example/
    ### a tap leaves by a universal link, script of a page that the app loaded does not
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    ask other M@https://shop.example → M@https://shop.example: https://app.example/1
    · started url=https://app.example/1
    GET https://app.example/1 in M
    response? M: https://app.example/1
    commit https://app.example/1 in M@https://app.example
    · committed url=https://app.example/1
    finish https://app.example/1
    · finished url=https://app.example/1
    ask other none → M@https://app.example: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    ask link M@https://shop.example → M@https://shop.example: https://app.example/2
    app link https://app.example/2
    ### a page that the user tapped into may leave by script
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    ask link M@https://shop.example → M@https://shop.example: https://shop.example/b
    · started url=https://shop.example/b
    GET https://shop.example/b in M
    response? M: https://shop.example/b
    commit https://shop.example/b in M@https://shop.example
    · committed url=https://shop.example/b
    finish https://shop.example/b
    · finished url=https://shop.example/b
    ask other M@https://shop.example → M@https://shop.example: https://app.example/1
    app link https://app.example/1
    ### a private value keeps a universal link in the view
    ask other none → M@null: https://shop.example/
    · started url=https://shop.example/
    GET https://shop.example/ in M
    response? M: https://shop.example/
    commit https://shop.example/ in M@https://shop.example
    · committed url=https://shop.example/
    finish https://shop.example/
    · finished url=https://shop.example/
    input in M@https://shop.example
    ask link M@https://shop.example → M@https://shop.example: https://app.example/2
    · started url=https://app.example/2
    GET https://app.example/2 in M
    response? M: https://app.example/2
    commit https://app.example/2 in M@https://app.example
    · committed url=https://app.example/2
    finish https://app.example/2
    · finished url=https://app.example/2
    """#
}
