import { type PictureKind, pictureKinds } from "@neroli/contract/companies/pictures.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { type PictureRow, presentPicture } from "../present/present-picture.ts";
import { type CompanyRow, getEditable } from "../queries.ts";

type Asset = ReturnType<typeof presentPicture>;

/** The company's pictures: the newest of each kind, and of each segment its own. */
export async function listPictures(actor: SignedInActor, key: string): Promise<Asset[]> {
  const company = await getEditable(actor, key);
  const rows = await selectPictures(company.key).execute();
  return rows
    .map((row) => withSegment(row, company))
    .filter(isShown(company))
    .map(presentPicture);
}

export async function getPicture(
  actor: SignedInActor,
  { company_key, id }: { company_key: string; id: string },
): Promise<Asset> {
  const company = await getEditable(actor, company_key);
  const row = await selectPictures(company.key).where("assets.id", "=", id).executeTakeFirst();
  return presentPicture(withSegment(found(row), company));
}

const selectPictures = (companyKey: string) =>
  db()
    .selectFrom("assets")
    .leftJoin("users", "users.key", "assets.uploaded_by")
    .where("assets.company_key", "=", companyKey)
    .where("assets.product_key", "is", null)
    .where("assets.kind", "in", pictureKinds)
    .select([
      "assets.id",
      "assets.name",
      "assets.media_type",
      "assets.size",
      "assets.version",
      "assets.created_at",
      "users.firstname",
      "users.lastname",
    ])
    .select("assets.kind")
    .$narrowType<{ kind: PictureKind }>()
    .orderBy("assets.kind")
    .orderBy("assets.version", "desc")
    .orderBy("assets.created_at", "desc");

type Selected = Awaited<ReturnType<ReturnType<typeof selectPictures>["execute"]>>[number];

const withSegment = (row: Selected, company: CompanyRow): PictureRow => ({
  ...row,
  segment: company.segments.find(({ image }) => image === row.id)?.segment ?? null,
});

const isShown =
  ({ logo, logo_white, header }: CompanyRow) =>
  ({ id, kind, segment }: PictureRow): boolean =>
    kind === "SEGMENT" ? segment !== null : [logo, logo_white, header].includes(id);
