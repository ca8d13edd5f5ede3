import { inject } from "light-my-request";
import type Provider from "oidc-provider";
import { z } from "zod";
import type { TokenAnswer } from "./relay.ts";

const Answer = z.record(z.string(), z.unknown());
const Metadata = z.object({ token_endpoint: z.url() });

const away: TokenAnswer = { status: 503, body: { error: "temporarily_unavailable" } };

/** The embedded provider's, asked without a socket: from outside it cannot be reached. */
export async function askEmbedded(
  provider: Provider,
  form: URLSearchParams,
  origin: URL,
): Promise<TokenAnswer> {
  const answer = await inject(provider.callback(), {
    method: "POST",
    url: "/token",
    headers: {
      host: origin.host,
      "x-forwarded-proto": origin.protocol.slice(0, -1),
      "x-forwarded-host": origin.host,
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: String(form),
  });
  return { status: answer.statusCode, body: Answer.parse(answer.json()) };
}

/** Another provider's, by its discovery document. While it does not answer, sessions wait. */
export async function askExternal(issuer: string, form: URLSearchParams): Promise<TokenAnswer> {
  const signal = AbortSignal.timeout(5_000);
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  try {
    const { token_endpoint } = Metadata.parse(await (await fetch(address, { signal })).json());
    const answer = await fetch(token_endpoint, { method: "POST", body: form, signal });
    const body = Answer.safeParse(await answer.json().catch(() => ({})));
    if (answer.status >= 500) return away;
    return { status: answer.status, body: body.data ?? {} };
  } catch {
    return away;
  }
}
