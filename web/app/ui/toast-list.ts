import type { ReactNode } from "react";

/** What a toast offers to do: to take it back, mostly. */
export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface Toast {
  id: string;
  title?: string;
  message: ReactNode;
  /** It tells of a failure. */
  danger?: boolean;
  /** Work goes on: it stays until the work is over. */
  loading?: boolean;
  /** Stays until it is closed; else it goes after 3 s, or 8 s where it offers something. */
  stays?: boolean;
  /** The name of its button to close it. */
  close?: string;
  actions?: readonly ToastAction[];
  onClose?: () => void;
}

let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();

/**
 * Shows a toast, in place of one with the same id, and of one that says the same and offers nothing:
 * what fails three times stands there once, and is read out each time. Answers its id.
 */
export function showToast(toast: Omit<Toast, "id"> & { id?: string }): string {
  const { id = crypto.randomUUID() } = toast;
  const shown = { ...toast, id };
  const others = toasts.filter((other) => !saysSame(other, shown));
  change(
    others.some((other) => other.id === id)
      ? others.map((other) => (other.id === id ? shown : other))
      : [...others, shown],
  );
  return id;
}

const saysSame = (one: Toast, other: Toast): boolean =>
  one.id !== other.id &&
  isPlain(one) &&
  isPlain(other) &&
  one.title === other.title &&
  one.message === other.message;

/** Nothing is done by it, and it goes by itself. */
const isPlain = ({ actions = [], loading, stays, close }: Toast): boolean =>
  actions.length === 0 && !loading && !stays && close === undefined;

export function hideToast(id: string): void {
  change(toasts.filter((toast) => toast.id !== id));
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const readToasts = (): readonly Toast[] => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
