-- Interests of a person in the user's own words, beside those from the categories.
alter table recipients
  add column own_interests text[] not null default '{}'
    check (cardinality(own_interests) <= 12 and char_length(array_to_string(own_interests, '')) <= 12 * 40);
