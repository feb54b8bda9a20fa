import { readCredentialText } from '@contract/markings/credentialCode';
import type { PunchKind } from '@contract/markings/punch';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asAppError } from '@/components/state/asAppError';
import type { AppError } from '@/services/wms/appError';
import { newKey } from '@/services/wms/newKey';
import { clock } from '@/utils/clock';
import { machineMs } from '@/utils/machineTime';
import {
  keptSaid,
  laterSaid,
  noNetworkForPin,
  type Question,
  refusal,
  type Said,
  saidOf,
} from './doorWords';
import { activate, readState, sendTouch } from './kioskCalls';
import { type Device, type KeptTouch, keptDevice, keptTouches } from './kioskDevice';

const BEAT_MS = 10_000;
/** Where the server does not say when to try again. */
const PAUSE_S = 5;

/** Asks whoever stands there what they do; null: they went without a word. */
export type Ask = (question: Question) => Promise<PunchKind | null>;

export type Touch = { code: string } | { docket: string; pin: string };

const mayStillBeDone = ({ status }: AppError) => status < 400 || status === 429 || status >= 500;
const isTooMuch = ({ status }: AppError) => status === 429;
const isUnpaired = ({ code }: AppError) => code === 'kiosco_desconocido';
const waits = ({ refused }: KeptTouch) => refused === undefined;

/** Asks the server who this kiosk is, and how far this clock is from its own. */
async function measured(kioskKey: string): Promise<Device> {
  const before = machineMs();
  const state = await readState(kioskKey);
  const middle = (before + machineMs()) / 2;
  return { kioskKey, state, clockOffset: Math.round(Date.parse(state.serverTime) - middle) };
}

/** A kiosk: its key, what waits to be sent, and what a touch leads to. */
export function useKiosk() {
  /** Undefined until this browser was asked; null: not paired. */
  const [device, setDevice] = useState<Device | null | undefined>();
  const [kept, setKept] = useState<readonly KeptTouch[]>([]);
  const [online, setOnline] = useState(true);
  /** Why it is not paired any more. */
  const [why, setWhy] = useState<string | null>(null);
  const draining = useRef<Promise<boolean> | null>(null);

  /** The server had too much at once: until then nothing that waits is sent. */
  const pausedUntil = useRef(0);
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);
  const goOn = useRef(() => {});
  const latest = useRef(device);
  useEffect(() => {
    latest.current = device;
  });

  const recount = useCallback(async () => setKept(await keptTouches.all()), []);
  const unpair = useCallback(async (error: AppError) => {
    await keptDevice.forget();
    setWhy(error.message);
    setDevice(null);
  }, []);
  const hold = useCallback(async (next: Device) => {
    await keptDevice.keep(next);
    setWhy(null);
    setDevice(next);
  }, []);

  const pause = useCallback(({ retryAfter = PAUSE_S }: AppError) => {
    const wait = retryAfter * 1000;
    pausedUntil.current = clock.ms() + wait;
    clearTimeout(again.current);
    again.current = setTimeout(() => {
      pausedUntil.current = 0;
      goOn.current();
    }, wait);
  }, []);

  /** Sends what waits, in order; whether nothing is left. */
  const drain = useCallback(
    ({ kioskKey }: Device): Promise<boolean> => {
      const round = async () => {
        for (const touch of (await keptTouches.all()).filter(waits)) {
          try {
            await sendTouch({ kioskKey, ...touch, asks: false });
            await keptTouches.remove(touch.key);
          } catch (thrown) {
            const error = asAppError(thrown);
            if (isUnpaired(error)) await unpair(error);
            if (isTooMuch(error)) pause(error);
            if (isUnpaired(error) || mayStillBeDone(error)) return false;
            await keptTouches.keep({ ...touch, refused: error.message });
          }
        }
        return true;
      };
      if (clock.ms() < pausedUntil.current) return Promise.resolve(false);
      draining.current ??= round().finally(() => {
        draining.current = null;
        void recount();
      });
      return draining.current;
    },
    [pause, recount, unpair],
  );
  useEffect(() => {
    goOn.current = () => void (latest.current && drain(latest.current));
  }, [drain]);

  const beat = useCallback(
    async (known: Device) => {
      try {
        const next = await measured(known.kioskKey);
        setOnline(true);
        await hold(next);
        await drain(next);
      } catch (thrown) {
        const error = asAppError(thrown);
        if (isUnpaired(error)) await unpair(error);
        else setOnline(error.status !== 0);
      }
    },
    [drain, hold, unpair],
  );

  useEffect(() => {
    void recount();
    void keptDevice.read().then(setDevice);
  }, [recount]);
  const kioskKey = device?.kioskKey;
  useEffect(() => {
    if (!kioskKey) return;
    const look = () => void (latest.current && beat(latest.current));
    look();
    const timer = setInterval(look, BEAT_MS);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      clearTimeout(again.current);
      window.removeEventListener('online', look);
    };
  }, [kioskKey, beat]);

  const keep = async (touch: KeptTouch, said = keptSaid): Promise<Said> => {
    const twice = kept.some((one) => waits(one) && one.code === touch.code);
    if (!twice) await keptTouches.keep(touch);
    await recount();
    return said;
  };

  /** `at`: when they were at the door, which may be a while ago where others were before them. */
  const touch = async (own: Device, shown: Touch, at: Date, ask: Ask): Promise<Said> => {
    const withCode = 'code' in shown;
    if (withCode && !readCredentialText(shown.code)) {
      return refusal('Ese no es un código de Andén: mostrá el de “Mi código”.');
    }
    const sent = {
      key: newKey(),
      claimedAt: at.toISOString(),
      clockOffset: own.clockOffset,
    };
    // Behind those that wait already: in the order in which they were shown.
    let told: Pick<KeptTouch, 'kind'> = {};
    const behind = kept.some(waits) && !(await drain(own));
    const paused = clock.ms() < pausedUntil.current;
    if (behind && withCode) return keep({ ...sent, ...shown }, paused ? laterSaid : keptSaid);
    try {
      const made = { kioskKey: own.kioskKey, ...sent, ...shown };
      let answer = await sendTouch({ ...made, asks: true });
      setOnline(true);
      if (answer.choices.length > 0) {
        const kind = await ask({ name: answer.name, choices: answer.choices });
        if (kind) told = { kind };
        answer = await sendTouch({ ...made, ...told, asks: false });
      }
      return saidOf(answer, own.state.zone);
    } catch (thrown) {
      const error = asAppError(thrown);
      if (isUnpaired(error)) await unpair(error);
      if (isTooMuch(error) && withCode) {
        pause(error);
        return keep({ ...sent, ...shown, ...told }, laterSaid);
      }
      if (error.status >= 400 && error.status < 500) return refusal(error.message);
      setOnline(false);
      return withCode ? keep({ ...sent, ...shown, ...told }) : refusal(noNetworkForPin);
    }
  };

  return {
    device,
    why,
    online,
    waiting: kept.filter(waits).length,
    refused: kept.filter((one) => !waits(one)),
    pair: async (code: string) => {
      const { kioskKey: given, state } = await activate(code);
      await hold({ kioskKey: given, state, clockOffset: null });
    },
    touch,
    forget: async (key: string) => {
      await keptTouches.remove(key);
      await recount();
    },
  };
}

export type KioskHandle = ReturnType<typeof useKiosk>;
