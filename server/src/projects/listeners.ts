import type { Listeners } from "../kernel/outbox/work.ts";
import { mailNotifications } from "../notifications/commands/mail-notifications.ts";
import { tellUsers } from "../notifications/commands/tell-users.ts";
import {
  type Audience,
  findComment,
  getNews,
  listAudience,
  type ToldComment,
} from "./queries/find-news.ts";

export const projectListeners = {
  "project.member-added": async ({ id, key, data: { actor, member } }) => {
    const members = await listAudience(key);
    // Removed again meanwhile, or of another company by now.
    if (!members.some(({ user_key }) => user_key === member)) return;
    const data = await getNews(key, actor);
    await tellUsers({ outbox_id: id, action: "USER_ADDED", data, to: [member] });
    await mailNotifications(id);
  },

  /** Who is mentioned is told, and the other side is told of what it may read. */
  "project.commented": async ({ id, key, data: { actor, comment: commentId, told } }) => {
    const comment = await findComment(commentId);
    if (!comment) return;
    const readers = (await listAudience(key)).filter(
      (member) => member.user_key !== actor && reads(member, comment),
    );
    const data = { ...(await getNews(key, actor)), message: comment.body };
    const isMentioned = ({ user_key }: Audience[number]) => told.includes(user_key);
    const isOther = (member: Audience[number]) =>
      !isMentioned(member) && member.company_key !== comment.company_key;
    const keys = (people: Audience) => people.map(({ user_key }) => user_key);
    const to = keys(readers.filter(isMentioned));
    await tellUsers({ outbox_id: id, action: "MENTIONED", data, to });
    const others = keys(readers.filter(isOther));
    await tellUsers({ outbox_id: id, action: "MESSAGE_CREATED", data, to: others });
    await mailNotifications(id);
  },
} satisfies Listeners;

/** The same rule as of the comments that somebody is shown (queries/list-comments.ts). */
const reads = (
  { role, company_key }: Audience[number],
  { shared, company_key: author, project_company_key }: ToldComment,
): boolean =>
  role !== "SUPPLIER" || (shared && (author === project_company_key || author === company_key));
