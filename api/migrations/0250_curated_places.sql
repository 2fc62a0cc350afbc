-- A curated gift may lie in the lists of many people; which curated list it stands in is found without reading those.
create index gift_list_gifts_curated on gift_list_gifts (gift_id, gift_list_id) where user_id is null;
