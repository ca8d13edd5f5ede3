-- Imports had two queues of each kind; the queue itself does two pieces at a time now.
update queued_work set name = regexp_replace(name, '^(import-(check|line))-\d+$', '\1')
where name ~ '^import-(check|line)-\d+$';
