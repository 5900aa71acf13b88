#![allow(unsafe_code, reason = "only an unsafe implementation can count heap allocations")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, counting what each thread asks of it.
///
/// A test binary installs it with `#[global_allocator] static COUNTING: Counting = Counting;`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counting;

/// Runs something and tells how often this thread allocated meanwhile.
///
/// Without [`Counting`] as the global allocator the number is always 0, so a test that asserts 0
/// should first see that [`counting_works`].
pub fn allocations<T>(run: impl FnOnce() -> T) -> (T, u64) {
    let before = ALLOCATIONS.get();
    let result = run();
    (result, ALLOCATIONS.get() - before)
}

/// Whether [`Counting`] is the global allocator of this program.
pub fn counting_works() -> bool {
    allocations(|| std::hint::black_box(Box::new(1u8))).1 == 1
}

fn count() {
    // A thread that is going away may allocate after its counter is gone.
    let _ = ALLOCATIONS.try_with(|counter| counter.set(counter.get() + 1));
}

// SAFETY: every call is handed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `alloc_zeroed`.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `realloc`.
        unsafe { System.realloc(block, layout, size) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(block, layout) }
    }
}
