export function ProgressBar({ value, label }: { value: number; label: string }) {
  return (
    <div className="grid w-full gap-1.5">
      <p className="tabular flex justify-between text-sm text-ink-soft">
        <span>{label}</span>
        <span aria-hidden="true">{value}%</span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        className="h-2 overflow-hidden rounded-full bg-paper-sunk"
      >
        <div
          className="h-full origin-left rounded-full bg-green transition-transform"
          style={{ transform: `scaleX(${value / 100})` }}
        />
      </div>
    </div>
  );
}
