import type { Insertable } from "kysely";
import type { DB } from "../../../db/types.ts";
import { putAsset } from "../../kernel/assets/assets.ts";
import { db } from "../../kernel/db/db.ts";
import { slug } from "../../kernel/key.ts";
import { companies } from "../generate/companies.ts";
import type { DemoProduct } from "../generate/ingredients.ts";
import { headerOf, logoOf, pictureOf, render } from "./pictures.ts";
import { documentsOf } from "./plan-documents.ts";
import { writePdf } from "./write-pdf.ts";

type NewAsset = Insertable<DB["assets"]>;

const webp = "image/webp";
const rowsAtOnce = 400;

/** Stores pictures and documents of the demonstration and tells the database of them. */
export async function seedFiles(products: readonly DemoProduct[]): Promise<void> {
  const assets = [
    ...(await companyPictures()),
    ...(await productPictures(products)),
    ...(await documents(products)),
  ];
  for (let from = 0; from < assets.length; from += rowsAtOnce) {
    await db()
      .insertInto("assets")
      .values(assets.slice(from, from + rowsAtOnce))
      .execute();
  }
}

async function companyPictures(): Promise<NewAsset[]> {
  const pictures = companies.flatMap((company) => [
    { company, kind: "LOGO" as const, svg: logoOf(company) },
    { company, kind: "HEADER" as const, svg: headerOf(company) },
  ]);
  return Promise.all(
    pictures.map(async ({ company, kind, svg }) => {
      const storage_key = `demo/companies/${company.key}-${kind.toLowerCase()}.webp`;
      const { size } = await putAsset(storage_key, await render(svg));
      const name = `${company.name} ${kind.toLowerCase()}.webp`;
      return { company_key: company.key, kind, name, size, media_type: webp, storage_key };
    }),
  );
}

async function productPictures(products: readonly DemoProduct[]): Promise<NewAsset[]> {
  const stored = new Map<string, Promise<{ size: number }>>();
  return Promise.all(
    products.map(async (product) => {
      const { name, svg } = pictureOf(product);
      const storage_key = `demo/pictures/${name}.webp`;
      const put = stored.get(name) ?? render(svg).then((image) => putAsset(storage_key, image));
      stored.set(name, put);
      return {
        company_key: product.company_key,
        product_key: product.key,
        kind: "IMAGE",
        name: `${product.fields.name}.webp`,
        size: (await put).size,
        media_type: webp,
        storage_key,
      };
    }),
  );
}

async function documents(products: readonly DemoProduct[]): Promise<NewAsset[]> {
  const names = new Map(companies.map(({ key, name }) => [key, name]));
  const rows: NewAsset[] = [];
  for (const product of products) {
    const company = names.get(product.company_key) ?? "";
    for (const document of documentsOf(product)) {
      const { type, name, visibility, version, created_at } = document;
      const storage_key = `demo/documents/${product.key}-${slug(type)}.pdf`;
      const { size } = await putAsset(storage_key, await writePdf(product, { document, company }));
      rows.push({
        company_key: product.company_key,
        product_key: product.key,
        kind: "DOCUMENT",
        document_type: type,
        name,
        visibility,
        version,
        created_at,
        language: "en",
        size,
        media_type: "application/pdf",
        storage_key,
      });
    }
  }
  return rows;
}
