import type { Readable } from "node:stream";
import type { ProductList } from "@neroli/contract/imports/product-list.ts";
import type { Actor } from "../../kernel/actor.ts";
import { dropFile } from "../../kernel/assets/assets.ts";
import { receive } from "../../kernel/assets/receive.ts";
import type { ProductListOrder } from "../mapping/product-list.ts";
import { readApart } from "../sources/read-apart.ts";
import { unreadable } from "../sources/unreadable.ts";

const module = new URL("../mapping/product-list.ts", import.meta.url);

interface UploadedList extends Omit<ProductListOrder, "path"> {
  content: Readable;
  /** Whose turn in the line it takes. */
  group: string;
}

/**
 * Reads a file that names products and says something of each, as imports read theirs: searched for
 * viruses, in a process of its own, with columns told by what people call them. Nothing of it is kept.
 */
export async function readProductList(
  actor: Actor,
  { content, group, ...order }: UploadedList,
): Promise<ProductList> {
  const file = await receive(content);
  try {
    const whole: ProductListOrder = { ...order, path: file.path };
    return await readApart<ProductList>({ company_key: group, module, order: whole });
  } catch (error) {
    throw unreadable(actor.language, error);
  } finally {
    await dropFile(file);
  }
}
