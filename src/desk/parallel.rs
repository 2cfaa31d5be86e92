//! Parallel map with ordered results.

use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

/// Maps every item with `make` on at most `max_workers` cores and passes the results to `keep` in order.
///
/// Memory is bounded: each worker has at most one result waiting and one in progress.
pub(crate) fn in_order<I: Sync, M: Send, E>(
    items: &[I],
    max_workers: usize,
    make: impl Fn(&I) -> M + Sync,
    mut keep: impl FnMut(&I, M) -> Result<(), E>,
) -> Result<(), E> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let workers = max_workers.min(cores).min(items.len());
    if workers < 2 {
        return items.iter().try_for_each(|item| keep(item, make(item)));
    }
    thread::scope(|scope| {
        let make = &make;
        // Worker `k` makes the items `k`, `k + workers`, …: the source of each result is known.
        let worker = |first: usize| -> Option<Receiver<M>> {
            let (send, receive) = sync_channel(1);
            let work = move || {
                let own = items.iter().skip(first).step_by(workers);
                // Sending fails once `keep` has failed and the receivers are dropped.
                let _ = own.map(make).try_for_each(|made| send.send(made));
            };
            thread::Builder::new().spawn_scoped(scope, work).ok().map(|_| receive)
        };
        let made: Vec<_> = (0..workers).map(worker).collect();
        for (number, item) in items.iter().enumerate() {
            let worker = made.get(number % workers).and_then(Option::as_ref);
            // If the thread could not be spawned, the item is made here.
            let result = worker.and_then(|made| made.recv().ok()).unwrap_or_else(|| make(item));
            keep(item, result)?;
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn results_are_kept_in_the_order_of_the_items() {
        let items: Vec<u64> = (0..40).collect();
        for max_workers in [1, 2, 3, 64] {
            let mut kept = Vec::new();
            let slow_first = |&n: &u64| {
                thread::sleep(std::time::Duration::from_millis(u64::from(n % 2 == 0)));
                n * 10
            };
            let done: Result<(), ()> = in_order(&items, max_workers, slow_first, |&item, made| {
                kept.push((item, made));
                Ok(())
            });
            assert_eq!(done, Ok(()));
            assert_eq!(kept, items.iter().map(|&n| (n, n * 10)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn workers_do_not_run_far_ahead() {
        let items: Vec<usize> = (0..200).collect();
        let (made, workers) = (AtomicUsize::new(0), 2);
        let mut kept = 0;
        let done: Result<(), ()> = in_order(
            &items,
            workers,
            |_| made.fetch_add(1, Ordering::SeqCst),
            |_, _| {
                // Each worker has at most one item in progress and one result waiting.
                assert!(made.load(Ordering::SeqCst) <= kept + 1 + 2 * workers);
                kept += 1;
                thread::sleep(std::time::Duration::from_micros(50));
                Ok(())
            },
        );
        assert_eq!((done, kept), (Ok(()), items.len()));
    }

    #[test]
    fn work_ends_when_a_result_cannot_be_kept() {
        let items: Vec<usize> = (0..1000).collect();
        let made = AtomicUsize::new(0);
        let done = in_order(
            &items,
            2,
            |&n| (made.fetch_add(1, Ordering::SeqCst), n).1,
            |_, n| match n {
                5 => Err("full"),
                _ => Ok(()),
            },
        );
        assert_eq!(done, Err("full"));
        assert!(made.load(Ordering::SeqCst) <= 6 + 4);
    }
}
