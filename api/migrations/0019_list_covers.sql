-- A curated list has a picture of its own, of several of its gifts together. People's lists show their first gift.
alter table gift_lists add column picture_key text;
