/** Three rising stones. Decorative: the name is beside it, or the link has a label. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 48 40" width="48" height="40" aria-hidden="true" focusable="false">
      <ellipse className="stone-low" cx="10" cy="32" rx="9.5" ry="6" />
      <ellipse className="stone-mid" cx="24" cy="22" rx="9.5" ry="6" />
      <ellipse className="stone-high" cx="38" cy="11" rx="9.5" ry="6.5" />
    </svg>
  );
}
