import { createContext, use } from "react";

export interface InviteDialog {
  open: () => void;
  /** With this company chosen. */
  openFor: (company: { key: string; name: string }) => void;
  /** For a portal or exhibition, by the name that people read. */
  openForEvent: (event: { key: string; name: string }) => void;
}

/** Pages ask for 'Invite your colleagues' through it; registration provides the dialog. */
export const InviteDialogContext = createContext<InviteDialog>({
  open: () => {},
  openFor: () => {},
  openForEvent: () => {},
});

export const useInviteDialog = (): InviteDialog => use(InviteDialogContext);
