-- Every column of an enumeration holds its values and no others, as the contract names them
-- (server/db/enumerations.ts). Rows that are there were written through the contract's schemas.
alter table assets
  add constraint assets_document_type_known check (document_type in (
      'SDS', 'TDS', 'SPECIFICATION', 'BROCHURE', 'COA', 'ALLERGEN_DECLARATION',
      'CITES_DECLARATION', 'REACH_DECLARATION', 'COMPOSITION_STATEMENT', 'ORIGIN_STATEMENT',
      'NANOMATERIAL_STATEMENT', 'ANIMAL_TESTING_STATEMENT', 'BSE_TSE_STATEMENT', 'GMO_STATEMENT',
      'CMR_STATEMENT', 'MICROPLASTIC_STATEMENT', 'VEGETARIAN_VEGAN_STATEMENT',
      'IMPURITY_STATEMENT', 'TOXICOLOGICAL_SUMMARY', 'ECOLOGICAL_SUMMARY',
      'MANUFACTURING_PROCEDURE', 'EFFICACY_TEST_REPORT', 'FORMULATION', 'OTHER', 'NONE', 'IMAGE'
    )),
  add constraint assets_kind_known check (kind in (
      'DOCUMENT', 'IMAGE', 'LOGO', 'LOGO_WHITE', 'HEADER', 'SEGMENT'
    )),
  add constraint assets_visibility_known check (visibility in ('PUBLIC', 'CONFIDENTIAL'));
alter table attribute_rewritings
  drop constraint attribute_rewritings_state_check,
  add constraint attribute_rewritings_state_known check (state in (
      'WAITING', 'WORKING', 'DONE', 'FAILED'
    ));
alter table attributes
  drop constraint attributes_status_check,
  add constraint attributes_status_known check (status in ('PROPOSED', 'APPROVED'));
alter table audit_entries
  add constraint audit_entries_action_known check (action in (
      'user.enabled', 'user.disabled', 'user.verified', 'user.unverified', 'user.blocked',
      'user.unblocked', 'user.assigned', 'user.roles-granted', 'user.roles-revoked',
      'user.invited', 'user.activation-resent', 'company.created', 'company.saved',
      'company.verified', 'company.unverified', 'company.enabled', 'company.disabled',
      'company.renamed', 'company.visibility-changed', 'company.top-products-chosen',
      'company.labelled', 'company.picture-set', 'company.picture-removed', 'product.created',
      'product.saved', 'product.undone', 'product.trashed', 'product.recovered',
      'product.visibility-changed', 'label.created', 'label.saved', 'label.removed',
      'attribute.created', 'attribute.saved', 'attribute.removed', 'attribute.merged',
      'product.labelled', 'synonym.created', 'synonym.saved', 'synonym.removed',
      'subscription.created', 'subscription.saved', 'subscription.deactivated',
      'subscription.reactivated', 'document.uploaded', 'document.replaced', 'document.saved',
      'document.ordered', 'document.removed', 'import.uploaded', 'import.mapped',
      'import.checked', 'import.started', 'import.cancelled', 'import.resumed', 'import.undone',
      'import.removed', 'export.started'
    )),
  add constraint audit_entries_actor_roles_known check (actor_roles <@ array[
      'NEROLI_SUPER', 'NEROLI_EDITOR', 'NEROLI_ADMIN', 'SUPPLIER_MANAGER',
      'SUPPLIER_MANAGER_UNVERIFIED', 'SUPPLIER_EDITOR', 'SUPPLIER_USER', 'BUYER', 'BUYER_MANAGER',
      'EVENT_ADMIN'
    ]::text[]),
  add constraint audit_entries_entity_known check (entity in (
      'user', 'company', 'product', 'document', 'label', 'attribute', 'synonym', 'subscription',
      'import', 'export'
    ));
alter table companies
  add constraint companies_excluded_types_known check (excluded_types <@ array[
      'FRAGRANCE_HOUSE', 'EQUIPMENT_PROVIDER', 'SOFTWARE_PROVIDER',
      'TRADE_ASSOCIATION_OR_GOVERNMENT_ORGANISATION', 'CONSUMER_CARE_BRAND', 'CERTIFICATION_BODY',
      'CONTRACT_MANUFACTURER', 'CONSULTING', 'DISTRIBUTOR', 'FORMULATION_SERVICE', 'LOGISTICS',
      'MEDIA', 'PACKAGING', 'SERVICE_PROVIDER', 'SUPPLIER_OF_RAW_MATERIALS_AND_INGREDIENTS',
      'TESTING_SERVICE', 'UNIVERSITY', 'UNKNOWN'
    ]::text[]),
  add constraint companies_number_employees_known check (number_employees in (
      '1-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5001-10000', '10001+'
    )),
  add constraint companies_offering_known check (offering <@ array[
      'INGREDIENTS', 'FORMULATIONS', 'SERVICES'
    ]::text[]),
  add constraint companies_type_known check (type in (
      'FRAGRANCE_HOUSE', 'EQUIPMENT_PROVIDER', 'SOFTWARE_PROVIDER',
      'TRADE_ASSOCIATION_OR_GOVERNMENT_ORGANISATION', 'CONSUMER_CARE_BRAND', 'CERTIFICATION_BODY',
      'CONTRACT_MANUFACTURER', 'CONSULTING', 'DISTRIBUTOR', 'FORMULATION_SERVICE', 'LOGISTICS',
      'MEDIA', 'PACKAGING', 'SERVICE_PROVIDER', 'SUPPLIER_OF_RAW_MATERIALS_AND_INGREDIENTS',
      'TESTING_SERVICE', 'UNIVERSITY', 'UNKNOWN'
    ));
alter table downloads
  add constraint downloads_kind_known check (kind in ('DOCUMENTS', 'EXPORT')),
  add constraint downloads_state_known check (state in (
      'WAITING', 'WORKING', 'READY', 'FAILED', 'ENDED'
    ));
alter table event_users
  add constraint event_users_status_known check (status in (
      'NOT_SIGNED_UP', 'AWAITING_VERIFICATION', 'VERIFIED', 'BLOCKED'
    )),
  add constraint event_users_type_known check (type in (
      'COMPETITOR', 'DIRECT_CUSTOMER', 'DISTRIBUTOR', 'INDIRECT_CUSTOMER', 'OTHER'
    ));
alter table events
  add constraint events_type_known check (type in (
      'EXHIBITION', 'TRADE_SHOW', 'CONGRESS', 'EXPO', 'CONVENTION', 'BRAND_PORTAL',
      'SUPPLIER_PORTAL', 'CUSTOMER_PORTAL'
    ));
alter table identity_keys
  add constraint identity_keys_purpose_known check (purpose in ('signing', 'cookies'));
alter table import_rows
  add constraint import_rows_outcome_known check (outcome in (
      'created', 'updated', 'unchanged', 'rejected'
    )),
  add constraint import_rows_planned_known check (planned in (
      'created', 'updated', 'unchanged', 'rejected'
    )),
  add constraint import_rows_undo_known check (undo in ('deleted', 'trashed', 'restored', 'left'));
alter table imports
  add constraint imports_format_known check (format in ('CSV', 'TSV', 'XLSX', 'JSON', 'ZIP')),
  add constraint imports_mapping_from_known check (mapping_from in (
      'KEPT', 'PROFILE', 'REPAIR', 'SUGGESTED', 'SAVED'
    )),
  add constraint imports_state_known check (state in (
      'UPLOADED', 'CHECKING', 'CHECKED', 'WAITING', 'RUNNING', 'CANCELING', 'CANCELED', 'DONE',
      'FAILED', 'UNDOING', 'UNDONE'
    ));
alter table mailed_tokens
  drop constraint mailed_tokens_purpose_check,
  add constraint mailed_tokens_purpose_known check (purpose in ('ACTIVATION', 'PASSWORD'));
alter table notifications
  add constraint notifications_action_known check (action in (
      'DOCUMENT_UPLOADED', 'MESSAGE_CREATED', 'CONTACT_CREATED', 'DOWNLOAD_READY',
      'QUOTE_CREATED', 'QUOTE_UPDATED', 'QUOTE_CANCELED', 'QUOTE_EXTENDED', 'QUOTE_ACCEPTED',
      'QUOTE_REJECTED', 'USER_ADDED', 'REQUEST_CLOSED', 'REQUEST_CANCELED', 'REQUEST_REJECTED',
      'DOCUMENT_ENDING', 'USER_REGISTRATION', 'PRODUCT_UPDATED', 'COMPANY_UPDATED'
    ));
alter table product_history
  add constraint product_history_action_known check (action in (
      'CREATED', 'SAVED', 'IMPORTED', 'UNDONE', 'TRASHED', 'RECOVERED', 'VISIBILITY_CHANGED',
      'LABELLED'
    ));
alter table products
  add constraint products_offering_known check (offering in (
      'INGREDIENTS', 'FORMULATIONS', 'SERVICES'
    )),
  add constraint products_segment_known check (segment in ('PERSONALCARE', 'HOMECARE', 'FOOD'));
alter table request_messages
  add constraint request_messages_side_known check (side in ('BUYER', 'SUPPLIER', 'SUPPORT'));
alter table requests
  add constraint requests_document_types_known check (document_types <@ array[
      'SDS', 'TDS', 'SPECIFICATION', 'BROCHURE', 'COA', 'ALLERGEN_DECLARATION',
      'CITES_DECLARATION', 'REACH_DECLARATION', 'COMPOSITION_STATEMENT', 'ORIGIN_STATEMENT',
      'NANOMATERIAL_STATEMENT', 'ANIMAL_TESTING_STATEMENT', 'BSE_TSE_STATEMENT', 'GMO_STATEMENT',
      'CMR_STATEMENT', 'MICROPLASTIC_STATEMENT', 'VEGETARIAN_VEGAN_STATEMENT',
      'IMPURITY_STATEMENT', 'TOXICOLOGICAL_SUMMARY', 'ECOLOGICAL_SUMMARY',
      'MANUFACTURING_PROCEDURE', 'EFFICACY_TEST_REPORT', 'FORMULATION', 'OTHER', 'NONE', 'IMAGE'
    ]::text[]),
  add constraint requests_resolution_known check (resolution in ('ANSWERED', 'REJECTED')),
  add constraint requests_status_known check (status in (
      'REQUESTED', 'OPEN', 'CLOSED', 'CANCELED'
    )),
  add constraint requests_type_known check (type in ('SAMPLE', 'QUOTE', 'DOCUMENT', 'CONTACT'));
alter table saved_searches
  drop constraint saved_searches_frequency_check,
  add constraint saved_searches_frequency_known check (frequency in ('NEVER', 'DAILY', 'WEEKLY')),
  add constraint saved_searches_offering_known check (offering in (
      'INGREDIENTS', 'FORMULATIONS', 'SERVICES'
    )),
  add constraint saved_searches_view_known check (view in ('cards', 'list'));
alter table subscriptions
  add constraint subscriptions_plan_known check (plan in ('BASIC', 'PROFESSIONAL', 'ENTERPRISE'));
alter table users
  add constraint users_department_known check (department in (
      'ACADEMIA', 'COMMUNICATIONS', 'CONSULTANT', 'FORMULATION_DEVELOPMENT',
      'FUNDAMENTAL_RESEARCH', 'INNOVATION', 'IT', 'MANAGEMENT_BUSINESS_DEVELOPMENT', 'MARKETING',
      'PERFUMER', 'PROCUREMENT', 'PRODUCTION', 'PRODUCT_DEVELOPMENT_TECHNOLOGIST', 'QUALITY',
      'REGULATORY_AFFAIRS', 'RESEARCH', 'SAFETY', 'SALES', 'SENIOR_MANAGEMENT', 'SUPPLY_CHAIN',
      'SUSTAINABILITY_CSR', 'OTHER'
    )),
  add constraint users_language_known check (language in ('en', 'de', 'it', 'fr', 'es')),
  add constraint users_roles_known check (roles <@ array[
      'NEROLI_SUPER', 'NEROLI_EDITOR', 'NEROLI_ADMIN', 'SUPPLIER_MANAGER',
      'SUPPLIER_MANAGER_UNVERIFIED', 'SUPPLIER_EDITOR', 'SUPPLIER_USER', 'BUYER', 'BUYER_MANAGER',
      'EVENT_ADMIN'
    ]::text[]),
  add constraint users_segments_known check (segments <@ array[
      'PERSONALCARE', 'HOMECARE', 'FOOD'
    ]::text[]),
  add constraint users_status_known check (status in (
      'AWAITING_VERIFICATION', 'VERIFIED', 'BLOCKED'
    )),
  add constraint users_title_known check (title in (
      'Mr.', 'Mx.', 'Mrs.', 'Miss', 'Ms', 'Sr.', 'Dr.'
    ));
