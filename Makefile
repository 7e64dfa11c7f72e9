# Two commands do all the set-up on a fresh machine: `make run` (a visit in a real engine) and `make test`.
SWIFT ?= swift
TRAITS := --traits WebKitGTK
# The plain build and the build with the engine are kept apart, so that neither rebuilds the other.
PLAIN := --scratch-path .build-plain
ENGINE := --scratch-path .build

.PHONY: apple help setup run build plain test test-plain test-android test-android-few test-appkit soak bench lint format clean

help:
	@echo 'make run        visit the example shop in a real WebKit, under its policy; writes visit/report.html'
	@echo 'make test       lint, and every test, with the engine and without it (long tests with a hundredth of their numbers)'
	@echo 'make test-android   only the part for Android, with all planted faults (a JVM, no device)'
	@echo 'make test-appkit    the adapter once more, with AppKit in place of UIKit'
	@echo 'make apple      the adapter, its face for Objective-C and the app for iOS as Apple'"'"'s compilers would read them'
	@echo 'make soak       the long tests in full (STATES=200: one state of the lattice in 200)'
	@echo 'make bench      benchmarks: instructions counted, ratios taken in one run'
	@echo 'make setup      install what the others need (Debian packages); they call it themselves'
	@echo 'make plain      build the command without the engine'
	@echo 'make format     format all sources'

setup:
	@./Scripts/setup

build: setup
	$(SWIFT) build $(ENGINE) $(TRAITS)

plain:
	$(SWIFT) build $(PLAIN)

run: build
	$$($(SWIFT) build $(ENGINE) $(TRAITS) --show-bin-path)/gatehouse lab Examples/shop/site --policy Examples/shop/gatehouse.json --script Examples/shop/taps.json --out visit

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks Examples Android/Package.swift Android/Sources

# Core and adapter as Apple's compilers would read them: Objective-C and availability on, for macOS and iOS, against a header of Apple's declarations.
# And the adapter with a stand-in of AppKit's shape; all other builds have UIKit's.
apple:
	./Scripts/check-apple-interface.sh
	$(SWIFT) build --scratch-path .build-appkit --traits AppKitStandIn --target GatehouseWebKit

# The adapter's tests in that shape.
test-appkit:
	$(SWIFT) test --scratch-path .build-appkit --traits AppKitStandIn --filter 'AdapterTests|OpenerTests|NearMissTests|ConfigurationTests|PaymentsTests|InterfaceTests'

# The tests without the engine and the client for Android keep a core each busy: side by side.
# With the engine only what the engine changes, each in a process of its own: other suites would take its main thread away, and a display that one
# starts would hold the pipes of what another runs. The rest has run without the engine.
test: lint apple build
	$(SWIFT) build $(PLAIN) --build-tests
	@$(MAKE) --no-print-directory -j2 test-plain test-android-few
	$(SWIFT) test $(ENGINE) $(TRAITS) --filter WebKitStandInTests
	$(SWIFT) test $(ENGINE) $(TRAITS) --skip-build --filter GatehouseWebKitTests
	$(SWIFT) test $(ENGINE) $(TRAITS) --skip-build --filter GatehouseLabTests

# Without the engine: what a CI machine that only checks policies builds.
test-plain:
	$(SWIFT) test $(PLAIN)

test-android-few:
	@./Scripts/test-android --few-faults

# The client for Android and the library behind it, on this machine's JVM; never on Android.
test-android: setup
	@./Scripts/test-android

# Built with optimisation: what takes minutes here would take hours without. The cycles of the adapter look at the memory of the process: alone.
soak: setup test-appkit test-android
	GATEHOUSE_SOAK=$(or $(STATES),1) $(SWIFT) test --scratch-path .build-soak -c release -Xswiftc -enable-testing --filter 'URLStandardTests|GatehouseTests|CasesTests|GatehouseAssociationsTests|GatehouseBuildsTests'
	GATEHOUSE_SOAK=1 $(SWIFT) test --scratch-path .build-soak -c release -Xswiftc -enable-testing --skip-build --filter EnduranceTests
	GATEHOUSE_SOAK=1 $(SWIFT) test --scratch-path .build-soak -c release -Xswiftc -enable-testing --skip-build --filter RecoveryAdapterTests
	GATEHOUSE_SOAK=1 $(SWIFT) test $(TRAITS) --scratch-path .build-soak-engine -c release -Xswiftc -enable-testing --filter EngineSoakTests
	GATEHOUSE_SOAK=1 $(SWIFT) test $(TRAITS) --scratch-path .build-soak-engine -c release -Xswiftc -enable-testing --skip-build --filter RecoveryEngineTests

# The last line needs the engine: what the adapter adds to a navigation there.
bench: setup
	@./Scripts/bench
	@$(SWIFT) build --quiet $(TRAITS) --scratch-path .build-bench-engine -c release --product GatehouseWebProcessExtension
	@$(SWIFT) run --quiet $(TRAITS) --scratch-path .build-bench-engine -c release GatehouseAdapterBenchmark

format:
	$(SWIFT) format format --in-place --recursive --parallel Package.swift Sources Tests Benchmarks Examples Android/Package.swift Android/Sources

clean:
	rm -rf .build .build-plain .build-soak .build-soak-engine .build-bench-engine .build-appkit Android/.build-library visit
