/** The words of a button beside its icon; where its row is narrow, the icon stands alone and the label names it. */
export const QuietText = ({ children }: { children: string }) => (
  <span className="@max-lg:sr-only">{children}</span>
);
