import com.google.gson.*;
import java.io.*;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Talks with firebase-tools so that it reads every answer. It parses each chunk of the pipe as one message, and drops
 * messages that arrive together (emulator/storage/rules/runtime.js of firebase-tools 14), so an answer may follow another
 * one only when that was read. firebase-tools confirms nothing, but it fetches any Firestore document that it is asked for:
 * its reply shows that it has read the question by itself, and whatever was in the pipe before. What may be lost is sent
 * again, which is harmless: firebase-tools ignores all but the first message for an id.
 */
final class ConfirmedChannel {
  /** Any document serves as a question: firebase-tools replies "not found" as well. */
  private static final String ANY_DOCUMENT = "/databases/(default)/documents/rulesRuntime/isRead";
  private static final Gson GSON = new GsonBuilder().serializeNulls().create();

  private final PrintStream out;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  /** Requests that arrived while a reply was awaited. */
  private final Deque<JsonObject> postponed = new ArrayDeque<>();
  /** The last answer, unless it is known to be read. It was alone in the pipe. */
  private JsonObject unread;
  /** The id under which firebase-tools awaits the next message of the current request. */
  private JsonElement awaitedId;
  /** Replies are numbered apart from requests, which count upwards from 0; the first message has -1. */
  private int lastReplyId = -1;
  private boolean isPipeEmpty;
  /** How long a reply is awaited, in milliseconds. */
  private long patience;

  ConfirmedChannel(BufferedReader in, PrintStream out) {
    this.out = out;
    Runnable read =
        () -> {
          in.lines().forEach(lines::add);
          System.exit(0);
        };
    new Thread(read).start();
  }

  /** Decides each request to its end before the next one. Ends with the process. */
  void serve(Function<String, JsonObject> decide) throws InterruptedException {
    while (true) {
      JsonObject request = postponed.isEmpty() ? parse(lines.take()) : postponed.remove();
      JsonElement id = request.get("id");
      awaitedId = id;
      JsonObject answer = decide.apply(request.toString());
      while (answer.has("action")) {
        JsonObject reply = fetch(answer.getAsJsonObject("context").get("path").getAsString());
        reply.add("id", id);
        answer = decide.apply(reply.toString());
      }
      if (unread != null) awaitReading(request);
      answer.add("id", awaitedId);
      write(answer);
      unread = answer;
    }
  }

  private void awaitReading(JsonObject request) throws InterruptedException {
    if (request.get("action").getAsString().equals("verify")) fetch(ANY_DOCUMENT);
    // firebase-tools accepts no question in answer to new rules, which a developer saves rarely.
    else Thread.sleep(500);
  }

  /** Returns the reply of firebase-tools, when it has read all that was written. */
  private JsonObject fetch(String path) throws InterruptedException {
    patience = 50;
    // Usually enough for the last answer to be read by itself.
    if (unread != null) Thread.sleep(10);
    JsonObject reply = exchange(path);
    while (!isPipeEmpty) {
      while (!isPipeEmpty) exchange(ANY_DOCUMENT);
      if (unread != null) {
        write(unread);
        Thread.sleep(patience);
        exchange(ANY_DOCUMENT);
      }
    }
    unread = null;
    return reply;
  }

  /** Asks until firebase-tools replies. Only a question that was asked once leaves the pipe empty. */
  private JsonObject exchange(String path) throws InterruptedException {
    int replyId = --lastReplyId;
    JsonObject question = new JsonObject();
    question.add("id", awaitedId);
    question.addProperty("status", "ok");
    question.add("errors", new JsonArray());
    question.add("warnings", new JsonArray());
    question.addProperty("server_request_id", replyId);
    question.addProperty("action", "fetch_firestore_document");
    JsonObject context = new JsonObject();
    context.addProperty("path", path);
    question.add("context", context);
    isPipeEmpty = true;
    JsonObject reply = null;
    while (reply == null) {
      write(question);
      reply = awaitReply(replyId);
      if (reply == null) {
        isPipeEmpty = false;
        patience *= 2;
      }
    }
    awaitedId = reply.get("id");
    return reply;
  }

  /** The reply, or null when it takes too long. */
  private JsonObject awaitReply(int replyId) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(patience);
    while (true) {
      String line = lines.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
      if (line == null) return null;
      JsonObject message = parse(line);
      if (message.get("id").getAsInt() == replyId) return message;
      postponed.add(message);
    }
  }

  private void write(JsonObject message) {
    out.println(GSON.toJson(message));
  }

  private static JsonObject parse(String line) {
    return JsonParser.parseString(line).getAsJsonObject();
  }
}
