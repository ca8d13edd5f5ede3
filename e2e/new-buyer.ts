import { origin, unique } from "./browser.ts";
import { readMail } from "./mails.ts";
import { tokenOf } from "./session-of.ts";

interface Call {
  method: string;
  path: string;
  body?: unknown;
  token?: string;
}

/** What the API answers; throws where it refuses. */
export async function call<Answer>({ method, path, body, token }: Call): Promise<Answer> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/**
 * A verified buyer whom no other test knows: rights are taken away and given back, which would throw
 * out whoever else is signed in by the same account. The domain says of which company.
 */
export async function newBuyer(domain = "maren-holt.example") {
  const email = `noa-${unique()}@${domain}`;
  const password = "violet adagio and thyme";
  const form = {
    email,
    firstname: "Noa",
    lastname: "Lindqvist",
    department: "INNOVATION",
    country_code: "DE",
    segments: ["PERSONALCARE"],
    phone_number: "+49 40 1234567",
    notifications: { neroli_digest_enabled: false },
    terms_accepted: true,
  };
  await call({ method: "POST", path: "/registration/signup", body: form });
  const { links } = await readMail(email);
  const token = links.map((link) => new URL(link).searchParams.get("token")).find(Boolean);
  await call({ method: "POST", path: "/registration/activate", body: { token, password } });
  const own = await tokenOf(origin, email, password);
  const { key } = await call<{ key: string }>({
    method: "GET",
    path: "/users/profile",
    token: own,
  });
  const support = await tokenOf(origin, "support@neroli.example");
  await call({ method: "POST", path: `/users/${key}/verify`, token: support });
  return { key, email, password };
}
