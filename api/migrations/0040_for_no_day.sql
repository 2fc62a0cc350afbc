-- A link without a day follows the person's next day. This marks links for which the user chose no day.
alter table recipient_gifts add column for_no_day boolean not null default false;
