/** A text for everybody, as `texts-plugin.ts` makes it of a Markdown file: HTML without scripts. */
export interface Text {
  title: string;
  /** The first paragraph, without marks; search engines show it. */
  lead: string;
  sections: TextSection[];
}

export interface TextSection {
  /** The same in all languages: links lead to it. */
  id: string;
  title: string;
  html: string;
  /** What stands below titles of its own, as each question of a group does. */
  parts: TextPart[];
}

export interface TextPart {
  id: string;
  title: string;
  html: string;
}

/** What the list of articles says of one. */
export interface ArticleHead {
  key: string;
  title: string;
  lead: string;
  /** ISO 8601. */
  published: string;
  author: string;
}
