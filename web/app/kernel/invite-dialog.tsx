import { createContext, use } from "react";

export interface InviteDialog {
  open: () => void;
}

/** Pages ask for 'Invite your colleagues' through it; registration provides the dialog. */
export const InviteDialogContext = createContext<InviteDialog>({ open: () => {} });

export const useInviteDialog = (): InviteDialog => use(InviteDialogContext);
