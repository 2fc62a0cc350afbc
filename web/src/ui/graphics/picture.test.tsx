import { fireEvent, render } from '@testing-library/react';
import { HUES } from '@tuckaway/domain/pictures';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const shown = () => document.querySelector('img')!;
const PRESENT = /^\/pictures\/presents\/([a-z]+)-512\.webp$/;

describe('Picture', () => {
  it('offers its sizes', () => {
    render(<Picture url="/pictures/gifts/brass-lamp-512.webp" alt="Brass lamp" sizes="50vw" />);
    expect(shown().srcset).toContain('/pictures/gifts/brass-lamp-320.webp 320w');
    expect(shown().alt).toBe('Brass lamp');
  });

  it('shows a wrapped present where there is no picture, always the same for the same name', () => {
    const names = ['Grandpa’s clock', 'Blue kite', 'Tickets', 'A walk by the sea'];
    const presents = names.map((name) => {
      const { unmount } = render(<Picture url={null} alt={name} sizes="50vw" />);
      const [, hue] = PRESENT.exec(shown().getAttribute('src')!)!;
      expect(shown().alt).toBe('');
      unmount();
      return hue;
    });
    for (const hue of presents) expect(HUES).toContain(hue);
    expect(new Set(presents).size).toBeGreaterThan(1);
    render(<Picture url={undefined} alt={names[0]!} sizes="50vw" />);
    expect(PRESENT.exec(shown().getAttribute('src')!)![1]).toBe(presents[0]);
  });

  it('shows a wrapped present where loading fails, and does not try forever', () => {
    render(<Picture url="/api/v1/images/gone" alt="Lamp" sizes="50vw" />);
    fireEvent.error(shown());
    expect(shown().getAttribute('src')).toMatch(PRESENT);
    fireEvent.error(shown());
    expect(shown().getAttribute('src')).toMatch(PRESENT);
  });
});
