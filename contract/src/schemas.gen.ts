// Written by npm run generate, from the endpoints.
import { Audiences, Countries, DocumentInterest, EmptySearches, Funnel, Interactions, ListedInteraction, ProductInterest, SearchesThatFound, Summary, Timeline } from "./analytics/schema.ts";
import { Attribute, AttributeForm, NewAttribute, Rewriting, SuggestedTerm } from "./attributes/schema.ts";
import { AuditEntry } from "./audit/endpoints.ts";
import { Award, AwardForm, GivenAward, NewAward, Nominations, Nominee } from "./awards/schema.ts";
import { Badge, BadgeForm } from "./badges/schema.ts";
import { Bookmark, FolderForm, Folders, NewFolder, NoteForm } from "./bookmarks/schema.ts";
import { CompanyHit, Explanation, Facet, FoundInterval, ProductHit, ProductSearch, SupplierSearch } from "./catalogue/endpoints.ts";
import { SuggestionGroup, Suggestions } from "./catalogue/suggestions.ts";
import { Topic } from "./catalogue/topics.ts";
import { CompanyForm, ContactForm, NewCompany } from "./companies/company-form.ts";
import { DataVisibility, DataVisibilityForm, EditableCompany, ListedCompany, NewCompanyAsset, OwnProduct, TopProductsForm } from "./companies/editable.ts";
import { Company, CompanyContact, CompanySegment, CompanySummary, MediaLink } from "./companies/schema.ts";
import { ComparedProduct, Comparison } from "./comparison/schema.ts";
import { NewGrants, RequestDocument, RequestDocuments } from "./documents/grants.ts";
import { Receipt } from "./documents/receipts.ts";
import { Asset, AssetForm, PictureOrder } from "./documents/schema.ts";
import { Download, DownloadAddress, NewDownload, RefusedDocument } from "./downloads/schema.ts";
import { Enquiry, NewEnquiry } from "./enquiries/schema.ts";
import { ErrorReport } from "./error-reports/schema.ts";
import { NewExport } from "./exports/schema.ts";
import { HeldFactors } from "./factors/administration.ts";
import { AppCode, Factors, Proof } from "./factors/endpoints.ts";
import { Formula, FormulaAnalysis, FormulaContent, FormulaCost, FormulaForm, FormulaLine, FormulaPhase, FormulaSummary, FormulaVersion, InciListItem, LinePrice, NewFormula } from "./formulas/schema.ts";
import { DataSheet, DataSheetOf, DataSheetValue } from "./imports/data-sheets.ts";
import { ColumnOptions, MappedColumn, Mapping, SourceColumn } from "./imports/mapping.ts";
import { ColumnValues, FurtherSheet, Import, ImportFile, ImportMapping, ImportReading, ImportRow, ImportSummary, NewImport, RowCounts, RowProblem, RowsSummary } from "./imports/schema.ts";
import { BrowserEvent, Consent, ConsentForm, InteractionBatch } from "./interactions/schema.ts";
import { Allowance } from "./kernel/allowance.ts";
import { Label, LabelForm, LabelSummary, NewLabel } from "./labels/schema.ts";
import { Allergen, AnnexFault, AnnexFile, AnnexState, EntryChange, EntryPlace, JudgedSubstance, LawEntry, LawFinding, ShareInterval } from "./law/schema.ts";
import { LeadView, NewLeadView } from "./leads/list-query.ts";
import { FollowUp, Lead, LeadChange, LeadDeedLine, LeadHistory, LeadPage, LeadSummary, ScorePart, Scoring, ScoringForm } from "./leads/schema.ts";
import { Hours, Meeting, MeetingReason, Meetings, NewHours, NewMeeting, Slot } from "./meetings/schema.ts";
import { Notification, NotificationData, NotificationNews } from "./notifications/schema.ts";
import { PersonalData } from "./personal-data/endpoints.ts";
import { NewPolicy, Policy } from "./policies/schema.ts";
import { PolicyFinding } from "./policies/verdicts.ts";
import { EventAsset, PublicDocument } from "./portals/assets.ts";
import { EventDashboard } from "./portals/dashboard.ts";
import { AvailableCompany, CompanyEntry, EventCompany, EventCompanyForm, EventReference, ListedEventCompany } from "./portals/event-company.ts";
import { AdministeredEvent, EventForm, NewEvent } from "./portals/events.ts";
import { PortalHost } from "./portals/hosts.ts";
import { EventPerson, EventUser } from "./portals/members.ts";
import { EventProduct, EventProductForm, EventProductLite, NewEventProduct } from "./portals/products.ts";
import { CompanyExhibition, Portal, PortalCompany, PortalSettings, PublicPortal } from "./portals/schema.ts";
import { EditablePortalSettings, PortalSettingsForm } from "./portals/settings.ts";
import { SyncReport, SyncRow } from "./portals/sync.ts";
import { EventTerms, PublishedTerms, TermsForm } from "./portals/terms.ts";
import { BulkAnswer } from "./products/administration.ts";
import { Alternative } from "./products/alternatives.ts";
import { CompositionPart } from "./products/composition.ts";
import { CompanyCompleteness, EditableProduct, HistoryEntry, ListedProduct, NewProduct, ProductChange, ProductForm } from "./products/editor-schema.ts";
import { AnyFields, CompanyReference, Concept, IngredientLabel, Money, Phase, PhaseIngredient, Product, ProductDocument, ProductSummary, Quantity } from "./products/schema.ts";
import { KeptProgramme, KeptTalk, NewTalk, Programme, Talk, TalkForm } from "./programme/schema.ts";
import { Coverage, EntryCoverage, MetRequirement } from "./projects/requirements.ts";
import { EntryDocument, EntryForm, FormTemplate, NewComment, NewEntry, NewProject, PlannedCosmetic, Project, ProjectComment, ProjectContact, ProjectEntry, ProjectEvent, ProjectFile, ProjectForm, ProjectMember, ProjectStats, ProjectSummary, Review } from "./projects/schema.ts";
import { Amount, Charge, Price, QuoteContent, QuoteLine } from "./quotes/content.ts";
import { QuoteDraft } from "./quotes/draft.ts";
import { EarlierQuote, PriceTarget, Quote, QuoteCounter, QuoteTemplate, QuoteVersion } from "./quotes/schema.ts";
import { DatedExchangeRate, RatesFile } from "./rates/schema.ts";
import { InvitableCompany, Invite, PendingInvitation } from "./registration/invitations.ts";
import { PasswordChange } from "./registration/own-password.ts";
import { OpenPortalInvitation, PortalInvite } from "./registration/portal-invitations.ts";
import { NewSpecialCase, OpenInvitation, PortalSignUp, SignUp, SignedUp, Validate, Validated } from "./registration/schema.ts";
import { AnswerTemplate, ChangedAnswerTemplate, NewAnswerTemplate } from "./requests/answer-templates.ts";
import { NewRequestView, RequestView } from "./requests/list-query.ts";
import { ContactData, NewMessage, NewNote, NewRequest, Request, RequestAttachment, RequestColleague, RequestEvent, RequestLine, RequestMessage, RequestNote, RequestPrefill, RequestProduct, RequestSummary, ShippingAddress } from "./requests/schema.ts";
import { Matrix } from "./rounds/matrix.ts";
import { Round, RoundLine, RoundSummary, RoundSupplier } from "./rounds/schema.ts";
import { RoundView, RoundViewChange, RoundWeights } from "./rounds/view.ts";
import { Sample, SampleApproval, SampleDecline, SampleEvaluation, SampleShipment, SampleTerms } from "./samples/schema.ts";
import { NewSavedSearch, SavedSearch, SavedSearchForm } from "./saved-searches/schema.ts";
import { Scan, ScanBatch, ScanKit, ScanReceipt, ScanRecord, ScannedEvent, Visitor } from "./scans/schema.ts";
import { SecurityEvent } from "./security-events/endpoints.ts";
import { Session } from "./sessions/endpoints.ts";
import { CompanySubscription, NewSubscription, Subscription, SubscriptionTerms } from "./subscriptions/schema.ts";
import { NewSynonym, Synonym, SynonymForm, SynonymLoad, SynonymText } from "./synonyms/schema.ts";
import { Account, AccountDetail, Colleague, SpecialCase } from "./users/administration.ts";
import { NotificationSettings, Profile, ProfileForm, UserSettings, UserSettingsForm } from "./users/profile.ts";
import { Unsubscription } from "./users/unsubscribing.ts";
import { Exhibition, Exhibitor, KeptVisit, Visit, VisitNoteForm, VisitOrder, Visits } from "./visits/schema.ts";
import { Delivery, NewWebhook, Webhook, WebhookForm, WebhookWithSecret } from "./webhooks/schema.ts";

/** The objects that calls take and answer, by name. */
export const schemas = {
  Account,
  AccountDetail,
  AdministeredEvent,
  Allergen,
  Allowance,
  Alternative,
  Amount,
  AnnexFault,
  AnnexFile,
  AnnexState,
  AnswerTemplate,
  AnyFields,
  AppCode,
  Asset,
  AssetForm,
  Attribute,
  AttributeForm,
  Audiences,
  AuditEntry,
  AvailableCompany,
  Award,
  AwardForm,
  Badge,
  BadgeForm,
  Bookmark,
  BrowserEvent,
  BulkAnswer,
  ChangedAnswerTemplate,
  Charge,
  Colleague,
  ColumnOptions,
  ColumnValues,
  Company,
  CompanyCompleteness,
  CompanyContact,
  CompanyEntry,
  CompanyExhibition,
  CompanyForm,
  CompanyHit,
  CompanyReference,
  CompanySegment,
  CompanySubscription,
  CompanySummary,
  ComparedProduct,
  Comparison,
  CompositionPart,
  Concept,
  Consent,
  ConsentForm,
  ContactData,
  ContactForm,
  Countries,
  Coverage,
  DataSheet,
  DataSheetOf,
  DataSheetValue,
  DataVisibility,
  DataVisibilityForm,
  DatedExchangeRate,
  Delivery,
  DocumentInterest,
  Download,
  DownloadAddress,
  EarlierQuote,
  EditableCompany,
  EditablePortalSettings,
  EditableProduct,
  EmptySearches,
  Enquiry,
  EntryChange,
  EntryCoverage,
  EntryDocument,
  EntryForm,
  EntryPlace,
  ErrorReport,
  EventAsset,
  EventCompany,
  EventCompanyForm,
  EventDashboard,
  EventForm,
  EventPerson,
  EventProduct,
  EventProductForm,
  EventProductLite,
  EventReference,
  EventTerms,
  EventUser,
  Exhibition,
  Exhibitor,
  Explanation,
  Facet,
  Factors,
  FolderForm,
  Folders,
  FollowUp,
  FormTemplate,
  Formula,
  FormulaAnalysis,
  FormulaContent,
  FormulaCost,
  FormulaForm,
  FormulaLine,
  FormulaPhase,
  FormulaSummary,
  FormulaVersion,
  FoundInterval,
  Funnel,
  FurtherSheet,
  GivenAward,
  HeldFactors,
  HistoryEntry,
  Hours,
  Import,
  ImportFile,
  ImportMapping,
  ImportReading,
  ImportRow,
  ImportSummary,
  InciListItem,
  IngredientLabel,
  InteractionBatch,
  Interactions,
  InvitableCompany,
  Invite,
  JudgedSubstance,
  KeptProgramme,
  KeptTalk,
  KeptVisit,
  Label,
  LabelForm,
  LabelSummary,
  LawEntry,
  LawFinding,
  Lead,
  LeadChange,
  LeadDeedLine,
  LeadHistory,
  LeadPage,
  LeadSummary,
  LeadView,
  LinePrice,
  ListedCompany,
  ListedEventCompany,
  ListedInteraction,
  ListedProduct,
  MappedColumn,
  Mapping,
  Matrix,
  MediaLink,
  Meeting,
  MeetingReason,
  Meetings,
  MetRequirement,
  Money,
  NewAnswerTemplate,
  NewAttribute,
  NewAward,
  NewComment,
  NewCompany,
  NewCompanyAsset,
  NewDownload,
  NewEnquiry,
  NewEntry,
  NewEvent,
  NewEventProduct,
  NewExport,
  NewFolder,
  NewFormula,
  NewGrants,
  NewHours,
  NewImport,
  NewLabel,
  NewLeadView,
  NewMeeting,
  NewMessage,
  NewNote,
  NewPolicy,
  NewProduct,
  NewProject,
  NewRequest,
  NewRequestView,
  NewSavedSearch,
  NewSpecialCase,
  NewSubscription,
  NewSynonym,
  NewTalk,
  NewWebhook,
  Nominations,
  Nominee,
  NoteForm,
  Notification,
  NotificationData,
  NotificationNews,
  NotificationSettings,
  OpenInvitation,
  OpenPortalInvitation,
  OwnProduct,
  PasswordChange,
  PendingInvitation,
  PersonalData,
  Phase,
  PhaseIngredient,
  PictureOrder,
  PlannedCosmetic,
  Policy,
  PolicyFinding,
  Portal,
  PortalCompany,
  PortalHost,
  PortalInvite,
  PortalSettings,
  PortalSettingsForm,
  PortalSignUp,
  Price,
  PriceTarget,
  Product,
  ProductChange,
  ProductDocument,
  ProductForm,
  ProductHit,
  ProductInterest,
  ProductSearch,
  ProductSummary,
  Profile,
  ProfileForm,
  Programme,
  Project,
  ProjectComment,
  ProjectContact,
  ProjectEntry,
  ProjectEvent,
  ProjectFile,
  ProjectForm,
  ProjectMember,
  ProjectStats,
  ProjectSummary,
  Proof,
  PublicDocument,
  PublicPortal,
  PublishedTerms,
  Quantity,
  Quote,
  QuoteContent,
  QuoteCounter,
  QuoteDraft,
  QuoteLine,
  QuoteTemplate,
  QuoteVersion,
  RatesFile,
  Receipt,
  RefusedDocument,
  Request,
  RequestAttachment,
  RequestColleague,
  RequestDocument,
  RequestDocuments,
  RequestEvent,
  RequestLine,
  RequestMessage,
  RequestNote,
  RequestPrefill,
  RequestProduct,
  RequestSummary,
  RequestView,
  Review,
  Rewriting,
  Round,
  RoundLine,
  RoundSummary,
  RoundSupplier,
  RoundView,
  RoundViewChange,
  RoundWeights,
  RowCounts,
  RowProblem,
  RowsSummary,
  Sample,
  SampleApproval,
  SampleDecline,
  SampleEvaluation,
  SampleShipment,
  SampleTerms,
  SavedSearch,
  SavedSearchForm,
  Scan,
  ScanBatch,
  ScanKit,
  ScanReceipt,
  ScanRecord,
  ScannedEvent,
  ScorePart,
  Scoring,
  ScoringForm,
  SearchesThatFound,
  SecurityEvent,
  Session,
  ShareInterval,
  ShippingAddress,
  SignUp,
  SignedUp,
  Slot,
  SourceColumn,
  SpecialCase,
  Subscription,
  SubscriptionTerms,
  SuggestedTerm,
  SuggestionGroup,
  Suggestions,
  Summary,
  SupplierSearch,
  SyncReport,
  SyncRow,
  Synonym,
  SynonymForm,
  SynonymLoad,
  SynonymText,
  Talk,
  TalkForm,
  TermsForm,
  Timeline,
  TopProductsForm,
  Topic,
  Unsubscription,
  UserSettings,
  UserSettingsForm,
  Validate,
  Validated,
  Visit,
  VisitNoteForm,
  VisitOrder,
  Visitor,
  Visits,
  Webhook,
  WebhookForm,
  WebhookWithSecret,
};
