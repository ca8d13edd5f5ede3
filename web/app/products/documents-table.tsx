import { notifications } from "@mantine/notifications";
import type { Product, ProductDocument } from "@neroli/contract/products/schema.ts";
import { api } from "../kernel/client.ts";
import { formatDay } from "../kernel/dates.ts";
import { useT, words } from "../kernel/phrases.tsx";
import { useRequestDialog } from "../kernel/request-dialog.tsx";
import { saveFile } from "../kernel/save-file.ts";
import { signIn, useSession } from "../kernel/session/session.tsx";
import buttons from "../ui/button.module.css";
import { Icon } from "../ui/icon.tsx";
import classes from "./product-page.module.css";
import tables from "./product-table.module.css";

/** Documents: name, visibility, type, version, uploaded by, created at (spec 2). */
export function DocumentsTable({ product }: { product: Product }) {
  const t = useT();
  return (
    <section className={classes.section} aria-labelledby="documents">
      <h2 id="documents">{t("product-page.documents")}</h2>
      <p className={classes.coach}>{t("product-page.coachmark")}</p>
      <div className={tables.tableWrap}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t("product-page.documents.name")}</th>
              <th scope="col">{t("product-page.documents.visibility")}</th>
              <th scope="col">{t("product-page.documents.type")}</th>
              <th scope="col">{t("product-page.documents.version")}</th>
              <th scope="col">{t("product-page.documents.uploaded-by")}</th>
              <th scope="col">{t("product-page.documents.created-at")}</th>
              <th scope="col">
                <span className={classes.unseen}>{t("product-page.documents.download")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {product.documents.map((document) => (
              <tr key={document.id}>
                <td>{document.name}</td>
                <td>{words(t, "document-visibilities", document.visibility)}</td>
                <td>{words(t, "document-types", document.type)}</td>
                <td>{document.version}</td>
                <td>{document.uploaded_by ?? "–"}</td>
                <td>{formatDay(document.created_at)}</td>
                <td>
                  <Get product={product} document={document} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Download, or what one must do before one may. */
function Get({ product, document }: { product: Product; document: ProductDocument }) {
  const t = useT();
  const session = useSession();
  const { open } = useRequestDialog();
  if (document.can.download) {
    return (
      <button
        type="button"
        className={buttons.small}
        aria-label={`${t("product-page.documents.download")}: ${document.name}`}
        onClick={() => void save(product.company.key, document)}
      >
        <Icon name="download" />
      </button>
    );
  }
  if (session.state !== "signed-in") {
    return (
      <button type="button" className={buttons.small} onClick={() => void signIn()}>
        {t("shell.log-in")}
      </button>
    );
  }
  if (!session.profile.vetted) return <span>{t("product-page.documents.in-review")}</span>;
  const { key, name, offering, segment, company, in_stock } = product;
  const selected = { company_key: company.key, company_name: company.name, in_stock };
  return (
    <button
      type="button"
      className={buttons.small}
      onClick={() =>
        open({
          type: "DOCUMENT",
          origin: "product",
          products: [{ key, name, offering, segment, ...selected }],
        })
      }
    >
      {t("product-page.documents.ask")}
    </button>
  );
}

/** The bytes are fetched with the session's token, then handed to the browser as a file. */
async function save(companyKey: string, document: ProductDocument): Promise<void> {
  try {
    const content = await api("GET /companies/:companyKey/assets/:id/download", {
      params: { companyKey, id: document.id },
    });
    saveFile(content as Blob, document.name);
  } catch (error) {
    notifications.show({ color: "red", message: error instanceof Error ? error.message : "" });
  }
}
