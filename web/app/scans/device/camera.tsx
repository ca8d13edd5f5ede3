import { useEffect, useRef, useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import classes from "./device.module.css";
import { codeReader } from "./read-code.ts";

/** Pixels of the square that is looked at. */
const side = 640;
const pause = 120;

interface CameraProps {
  onRead: (text: string) => void;
}

/** The camera, which reads codes as long as it runs. */
export function Camera({ onRead }: CameraProps) {
  const t = useT();
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [failed, setFailed] = useState<"refused" | "missing" | null>(null);
  useEffect(() => () => stopAll(stream), [stream]);
  const start = async () => {
    setFailed(null);
    try {
      const video = { facingMode: "environment", width: { ideal: 1280 } };
      setStream(await navigator.mediaDevices.getUserMedia({ video }));
    } catch (error) {
      const isMissing = error instanceof DOMException && error.name === "NotFoundError";
      setFailed(isMissing ? "missing" : "refused");
    }
  };
  return (
    <div className={layout.close}>
      {stream && <Seen stream={stream} onRead={onRead} />}
      <div className={layout.line}>
        {stream ? (
          <>
            <Button onClick={() => setStream(null)}>{t("scans.device.camera.stop")}</Button>
            <Torch stream={stream} />
          </>
        ) : (
          <Button wide onClick={() => void start()}>
            {t("scans.device.camera.start")}
          </Button>
        )}
      </div>
      {failed && <p role="alert">{t(`scans.device.camera.${failed}`)}</p>}
    </div>
  );
}

function stopAll(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

function Seen({ stream, onRead }: { stream: MediaStream; onRead: (text: string) => void }) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const heard = useRef(onRead);
  useEffect(() => {
    heard.current = onRead;
  });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    void element.play().catch(() => {});
    return readOn(element, (text) => heard.current(text));
  }, [stream]);
  return (
    <video
      ref={video}
      className={classes.video}
      aria-label={t("scans.device.camera.label")}
      muted
      playsInline
    />
  );
}

/** Looks at the middle of the picture again and again; answers how to end it. */
function readOn(video: HTMLVideoElement, onRead: (text: string) => void): () => void {
  let ended = false;
  let timer: ReturnType<typeof setTimeout>;
  const context = new OffscreenCanvas(side, side).getContext("2d", { willReadFrequently: true });
  const look = async () => {
    const { videoWidth: width, videoHeight: height } = video;
    const square = Math.min(width, height);
    if (context && square > 0) {
      const [x, y] = [(width - square) / 2, (height - square) / 2];
      context.drawImage(video, x, y, square, square, 0, 0, side, side);
      const read = await codeReader();
      const text = await read(context.getImageData(0, 0, side, side));
      if (text && !ended) onRead(text);
    }
  };
  const next = () => {
    if (ended) return;
    timer = setTimeout(
      () =>
        void look()
          .catch(() => {})
          .finally(next),
      pause,
    );
  };
  next();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

/** The light, of cameras that have one. */
function Torch({ stream }: { stream: MediaStream }) {
  const t = useT();
  const [on, setOn] = useState(false);
  const [track] = stream.getVideoTracks();
  const able = track?.getCapabilities?.() as { torch?: boolean } | undefined;
  if (!track || !able?.torch) return null;
  const turn = async () => {
    await track.applyConstraints({ advanced: [{ torch: !on } as MediaTrackConstraintSet] });
    setOn(!on);
  };
  return (
    <Button aria-pressed={on} onClick={() => void turn()}>
      {t("scans.device.torch")}
    </Button>
  );
}
