import { type PictureKind, pictureKinds } from "@neroli/contract/companies/pictures.ts";
import type { Segment } from "@neroli/contract/enumerations/products.ts";
import { type CompanyRow, getEditable } from "../../companies/queries/get-company.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { publishedUsers } from "../../published/users.ts";

/** The company's pictures: the newest of each kind, and of each segment its own. */
export async function listCompanyPictures(
  actor: SignedInActor,
  key: string,
): Promise<CompanyPictureRow[]> {
  const company = await getEditable(actor, key);
  const rows = await selectPictures(company.key).execute();
  return rows.map((row) => withSegment(row, company)).filter(isShown(company));
}

export async function getCompanyPicture(
  actor: SignedInActor,
  { company_key, id }: { company_key: string; id: string },
): Promise<CompanyPictureRow> {
  const company = await getEditable(actor, company_key);
  const row = await selectPictures(company.key).where("assets.id", "=", id).executeTakeFirst();
  return withSegment(found(row), company);
}

const selectPictures = (companyKey: string) =>
  db()
    .selectFrom("assets")
    .leftJoin(publishedUsers(), "users.key", "assets.uploaded_by")
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

/** A picture of a company; its uploader has no name where it came otherwise. */
export type CompanyPictureRow = Selected & { segment: Segment | null };

const withSegment = (row: Selected, company: CompanyRow): CompanyPictureRow => ({
  ...row,
  segment: company.segments.find(({ image }) => image === row.id)?.segment ?? null,
});

const isShown =
  ({ logo, logo_white, header }: CompanyRow) =>
  ({ id, kind, segment }: CompanyPictureRow): boolean =>
    kind === "SEGMENT" ? segment !== null : [logo, logo_white, header].includes(id);
