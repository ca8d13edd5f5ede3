import { createContext, type ReactNode, use } from "react";

/** The pieces of a page that is being made on the server. */
export interface PagePieces {
  /** `of` is all that the piece's HTML depends on, beside the language and the place of the page. */
  place(of: readonly unknown[]): PlacedPiece;
}

export interface PlacedPiece {
  /** Names it in the page until its HTML is put there. */
  mark: string;
  /** Its HTML is kept from another page: it need not be drawn. */
  isKept: boolean;
}

/** None in browsers: there every piece is drawn. */
export const Pieces = createContext<PagePieces | null>(null);

interface KeptPieceProps {
  of: readonly unknown[];
  children: ReactNode;
}

/**
 * A piece of a page whose HTML the server keeps for the next page that has it: most of a page is not
 * new, even where its address is. What is in it draws the same for each visitor and has no `useId`
 * in its HTML: the browser would count another one.
 */
export function KeptPiece({ of, children }: KeptPieceProps) {
  const pieces = use(Pieces);
  if (pieces === null) return children;
  const { mark, isKept } = pieces.place(of);
  const template = <template data-piece={mark} />;
  if (isKept) return template;
  return (
    <Pieces value={null}>
      {template}
      {children}
      {template}
    </Pieces>
  );
}
