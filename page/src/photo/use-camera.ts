import { useEffect, useRef } from "preact/hooks";

// As many pixels as the camera gives: a photo of less than a few megapixels may be too coarse for small squares.
const WANTED: MediaStreamConstraints = { audio: false, video: { facingMode: { ideal: "environment" }, width: { ideal: 4096 }, height: { ideal: 3072 } } };

/** Shows the rear camera in a video, as long as the component is there. */
export function useCamera(onFail: () => void) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let closed = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    navigator.mediaDevices.getUserMedia(WANTED).then(
      (opened) => {
        stream = opened;
        if (closed) stop();
        else if (video.current) video.current.srcObject = opened;
      },
      () => closed || onFail(),
    );
    return () => {
      closed = true;
      stop();
    };
  }, []);
  return video;
}

/** What a video shows, as a photo. */
export async function photograph(video: HTMLVideoElement): Promise<File | undefined> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
  return blob ? new File([blob], "camera.jpg", { type: "image/jpeg" }) : undefined;
}
