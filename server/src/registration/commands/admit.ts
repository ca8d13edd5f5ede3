import { AppError } from "../../kernel/errors.ts";
import { networkOf } from "../../kernel/network.ts";
import { createThrottle } from "../../kernel/throttle.ts";

const seconds = 3_600;
/** Calls that one network may make in an hour: a whole stand at a fair may be behind it. */
const byNetwork = createThrottle({ name: "registration-network", failures: 120, seconds });
/** Mails that one address may be sent by whoever asks: more would be a nuisance. */
const byAddress = createThrottle({ name: "registration-address", failures: 8, seconds });

/** Counts a call that mails something; refuses too many, the same for known and unknown addresses. */
export async function admit(email: string, network: string | null): Promise<void> {
  const seconds =
    (await byNetwork.wait(networkOf(network ?? ""))) || (await byAddress.wait(email.toLowerCase()));
  if (seconds > 0) throw new AppError("too-many-requests", { seconds });
}
