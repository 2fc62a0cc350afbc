-- A category has a picture only once it is rendered and published; until then it shows a wrapped present.
alter table categories add column picture_key text;
