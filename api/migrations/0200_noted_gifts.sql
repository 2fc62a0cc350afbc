-- A link to another owner's gift keeps what the gift was when it was linked: shown once its owner has made it private.
alter table recipient_gifts
  add column noted_title text,
  add column noted_price_cents int,
  add column noted_purchase_url text;

-- Earlier links note what their owners could read until now.
update recipient_gifts link
set noted_title = g.title, noted_price_cents = g.price_cents, noted_purchase_url = g.purchase_url
from gifts g where g.id = link.gift_id and g.created_by_id <> link.user_id;
