import { requestTypes } from "@neroli/contract/requests/states.ts";
import { useT } from "../language/phrases.tsx";
import { shownStatuses, useFilters } from "./filters.ts";
import classes from "./requests.module.css";

export function RequestFilters() {
  const t = useT();
  const { filters, change } = useFilters();
  return (
    <search className={classes.filters} aria-label={t("requests.filters")}>
      <select
        aria-label={t("requests.type")}
        value={filters.type}
        onChange={(event) => change({ type: event.currentTarget.value })}
      >
        <option value="">
          {t("requests.type")}: {t("requests.all")}
        </option>
        {requestTypes.map((type) => (
          <option key={type} value={type}>
            {t(`requests.type.${type}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={t("requests.status")}
        value={filters.status}
        onChange={(event) => change({ status: event.currentTarget.value })}
      >
        <option value="">
          {t("requests.status")}: {t("requests.all")}
        </option>
        {shownStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`requests.status.${status}`)}
          </option>
        ))}
      </select>
      <input
        type="search"
        aria-label={t("requests.text")}
        placeholder={t("requests.text")}
        defaultValue={filters.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
    </search>
  );
}
