-- Responses are no longer kept in memory, so changes to lists are not counted any more. The catalogue version stays: the
-- catalogue loader raises it, and each server rebuilds its search index when it differs.
drop trigger gift_lists_inserted on gift_lists;
drop trigger gift_lists_updated on gift_lists;
drop trigger gift_lists_deleted on gift_lists;
drop trigger gift_list_gifts_inserted on gift_list_gifts;
drop trigger gift_list_gifts_updated on gift_list_gifts;
drop trigger gift_list_gifts_deleted on gift_list_gifts;
drop trigger gifts_inserted on gifts;
drop trigger gifts_updated on gifts;
drop trigger gifts_deleted on gifts;
drop function count_list_change();
drop function count_gift_change();
drop function count_changed_gifts();
alter table users drop column version;
