import { hueOf } from '@tuckaway/domain/pictures';
import { useState } from 'react';
import { initialsOf } from '../../lib/format.ts';
import { cx } from '../cx.ts';

interface AvatarProps {
  name: string;
  imageUrl?: string | null;
  className?: string;
}

/** Avatar: initials on a hue derived from the name, or a picture. Decorative, because the name is shown beside it. */
export function Avatar({ name, imageUrl, className }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const showsImage = imageUrl && imageUrl !== failedUrl;
  return (
    <span
      aria-hidden="true"
      data-hue={hueOf(name)}
      className={cx(
        'inline-grid size-11 shrink-0 place-items-center overflow-hidden rounded-full bg-hue-ground font-semibold text-hue-ink select-none',
        className,
      )}
    >
      {showsImage ? (
        <img
          src={imageUrl}
          alt=""
          width={96}
          height={96}
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setFailedUrl(imageUrl)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
