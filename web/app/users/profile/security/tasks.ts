/** What asks before something that stood for the person serves no more. */
export type Removal =
  | { is: "renew-codes" }
  | { is: "remove-app" }
  | { is: "remove-passkey"; id: string; name: string };

/** A name opens nothing. */
type Renaming = { is: "rename-passkey"; id: string; name: string };

/** What is open over the page; before any but a new name the person proves that it is he. */
export type Task = { is: "add-passkey" } | { is: "add-app" } | Renaming | Removal;
