const petals = [0, 72, 144, 216, 288];

/** Neroli's sign: a blossom of five petals. Decorative: the name stands beside it or in a label. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#ff6b6b" />
      <g fill="#fff">
        {petals.map((angle) => (
          <ellipse
            key={angle}
            cx="16"
            cy="9.5"
            rx="3.4"
            ry="5.2"
            transform={`rotate(${angle} 16 16)`}
          />
        ))}
      </g>
      <circle cx="16" cy="16" r="2.6" fill="#ffd166" />
    </svg>
  );
}
