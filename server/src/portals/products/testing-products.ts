import { createCompany } from "../../companies/factory.ts";
import { createProduct } from "../../products/factory.ts";
import { createUser } from "../../users/factory.ts";
import { createEvent, createEventUser } from "../factory.ts";

/**
 * For tests: a brand portal and an exhibition with the companies "house" and "mill"; a third one,
 * "elsewhere", takes part in none. Each has products, "house-a" to "house-c" and so on.
 */
export async function createEventProducts() {
  for (const key of ["house", "mill", "elsewhere"]) {
    await createCompany({ key, name: key, offering: ["INGREDIENTS"] });
    for (const letter of ["a", "b", "c"]) {
      await createProduct({ key: `${key}-${letter}`, name: `${key} ${letter}`, company_key: key });
    }
  }
  const companies = ["house", "mill"];
  await createEvent({ key: "portal", companies });
  await createEvent({ key: "other-portal", companies });
  await createEvent({ key: "fair", type: "TRADE_SHOW", companies });
  const support = await createUser({ roles: ["NEROLI_ADMIN"], company_key: null });
  const [manager, people, reader, stranger] = await Promise.all([
    createUser(),
    createUser(),
    createUser(),
    createUser(),
  ]);
  const editor = await createUser({ company_key: "house", roles: ["SUPPLIER_EDITOR"] });
  const miller = await createUser({ company_key: "mill", roles: ["SUPPLIER_MANAGER"] });
  const outsider = await createUser({ company_key: "elsewhere", roles: ["SUPPLIER_MANAGER"] });
  const rights = [
    [manager, { "product.portal.brand": "manage" }],
    [people, { "user.portal.brand": "manage" }],
    [reader, { "search.portal.brand": "view" }],
  ] as const;
  for (const [{ key }, permissions] of rights) {
    await createEventUser({ event_key: "portal", user_key: key, permissions });
  }
  return {
    ...{ support: support.key, manager: manager.key, people: people.key, reader: reader.key },
    ...{ stranger: stranger.key, editor: editor.key, miller: miller.key, outsider: outsider.key },
  };
}
