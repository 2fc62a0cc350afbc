alter table identities drop constraint identities_provider_check;
alter table identities add constraint identities_provider_check check (provider in ('google', 'apple', 'oidc'));
