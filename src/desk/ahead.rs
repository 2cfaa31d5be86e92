//! Things made on all cores of the machine, and kept in their order.

use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

/// Makes something of every item, on at most `at_once` cores, and hands each to `keep` in the order of the items. Nobody
/// works far ahead: beside what is being made, no more things wait than are made at once.
pub fn in_order<I: Sync, M: Send, E>(
    items: &[I],
    at_once: usize,
    make: impl Fn(&I) -> M + Sync,
    mut keep: impl FnMut(&I, M) -> Result<(), E>,
) -> Result<(), E> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let workers = at_once.min(cores).min(items.len());
    if workers < 2 {
        return items.iter().try_for_each(|item| keep(item, make(item)));
    }
    thread::scope(|scope| {
        let make = &make;
        // Each worker makes every so-manieth thing, so that whoever waits knows whom to wait for.
        let worker = |first: usize| -> Option<Receiver<M>> {
            let (send, receive) = sync_channel(1);
            let work = move || {
                let own = items.iter().skip(first).step_by(workers);
                // Once something cannot be kept, nobody takes any more.
                let _ = own.map(make).try_for_each(|made| send.send(made));
            };
            thread::Builder::new().spawn_scoped(scope, work).ok().map(|_| receive)
        };
        let made: Vec<_> = (0..workers).map(worker).collect();
        for (number, item) in items.iter().enumerate() {
            let worker = made.get(number % workers).and_then(Option::as_ref);
            // What no other core can make is made here.
            let thing = worker.and_then(|made| made.recv().ok()).unwrap_or_else(|| make(item));
            keep(item, thing)?;
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn things_are_kept_in_order_whoever_makes_them_first() {
        let items: Vec<u64> = (0..40).collect();
        for at_once in [1, 2, 3, 64] {
            let mut kept = Vec::new();
            let slow_first = |&n: &u64| {
                thread::sleep(std::time::Duration::from_millis(u64::from(n % 2 == 0)));
                n * 10
            };
            let done: Result<(), ()> = in_order(&items, at_once, slow_first, |&item, made| {
                kept.push((item, made));
                Ok(())
            });
            assert_eq!(done, Ok(()));
            assert_eq!(kept, items.iter().map(|&n| (n, n * 10)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn nobody_works_far_ahead() {
        let items: Vec<usize> = (0..200).collect();
        let (made, most) = (AtomicUsize::new(0), 2);
        let mut kept = 0;
        let done: Result<(), ()> = in_order(
            &items,
            most,
            |_| made.fetch_add(1, Ordering::SeqCst),
            |_, _| {
                // Each worker may have one thing in its hands and one on the way.
                assert!(made.load(Ordering::SeqCst) <= kept + 1 + 2 * most);
                kept += 1;
                thread::sleep(std::time::Duration::from_micros(50));
                Ok(())
            },
        );
        assert_eq!((done, kept), (Ok(()), items.len()));
    }

    #[test]
    fn work_ends_where_something_cannot_be_kept() {
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
