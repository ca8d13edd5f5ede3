import { links } from "@neroli/contract/access/links.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { Badges, Thumbnail } from "../ui/product-card.tsx";
import classes from "./requests.module.css";

/**
 * What the request is about, as lists show it to this reader; while that is read, and what is not
 * there for them any more, by name.
 */
export function ProductCards({ products }: Pick<Request, "products">) {
  const t = useT();
  const keys = products.filter(({ available }) => available).map(({ key }) => key);
  const { data } = useQuery({
    queryKey: ["requests", "products", ...keys],
    queryFn: ({ signal }) => api("GET /search/listed", { query: { keys: keys.join(",") }, signal }),
    enabled: keys.length > 0,
  });
  return (
    <ul className={`${layout.list} ${layout.close}`}>
      {products.map(({ key, name, offering, available, quantity }) => {
        const listed = data?.content.find((product) => product.key === key);
        const asked = quantity && `${quantity.value} ${quantity.unit}`;
        return (
          <li key={key} className={classes.product}>
            {listed && <Thumbnail product={listed} />}
            <div className={classes.asked}>
              {available ? <Link to={links.product(offering, key)}>{name}</Link> : name}
              {listed?.inci && listed.inci !== name && <p className={layout.soft}>{listed.inci}</p>}
              {asked && <p className={layout.text}>{`${t("requests.form.quantity")}: ${asked}`}</p>}
              {listed && <Badges product={listed} href={links.product(offering, key)} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
